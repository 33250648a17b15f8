import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../scripts/chromium.ts";

const browser = findChromium();
if (!browser.found) throw new Error(browser.fix);

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    launchOptions: { executablePath: browser.path, args: CHROMIUM_ARGS },
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "Etc/UTC",
    colorScheme: "light",
  },
});
