import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { firstLoadInOne, inlineTestIds, withoutVisitorKeys } from "./scripts/leanBuild.ts";
import { offlinePlugin } from "./scripts/offlinePlugin.ts";

/**
 * The policy of the built page: nothing from anywhere else, no inline script. Monaco and Mermaid set styles on
 * elements, which needs 'unsafe-inline' for styles.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Puts the policy first into the head. Only in the build: the development server needs inline scripts. */
function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
          injectTo: "head-prepend",
        },
      ],
    },
  };
}

export default defineConfig({
  // Relative, so that the page works under any path.
  base: "./",
  plugins: [react(), contentSecurityPolicy(), inlineTestIds(), withoutVisitorKeys(), offlinePlugin()],
  build: {
    target: "es2023",
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: firstLoadInOne(`${import.meta.dirname}/index.html`) }] } },
    },
    // Monaco alone is larger than the default; the size of what is loaded first has its own check.
    chunkSizeWarningLimit: 4000,
  },
  worker: { format: "es" },
  optimizeDeps: {
    include: [
      "mermaid",
      "react",
      "react-dom/client",
      "gpt-tokenizer/encoding/o200k_base",
      "gpt-tokenizer/encodingParams/constants",
    ],
  },
  test: {
    environment: "node",
    setupFiles: ["scripts/testSetup.ts"],
    // A busy computer is no failure: property tests take seconds there.
    testTimeout: 120_000,
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "reference/**/*.test.ts"],
  },
});
