/** The words about new versions in English; they come with the service worker. */
export const offlineEn = {
  label: "New version",
  ready: "A new version is ready. Your scenario is kept when you reload.",
  reload: "Reload",
  later: "Later",
};

export type OfflineStrings = typeof offlineEn;
