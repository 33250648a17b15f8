/**
 * What is known of each text of Codex 0.113.0 without its prose: size in bytes of UTF-8 and SHA-256 (hex). A program
 * that gives another text is not the one the engine models. `npm run texts -- --facts` prints the table.
 */
import type { TEXT_KEYS } from "../../src/engine/releases/v0_113/texts.ts";
import type { TextFact } from "./fact.ts";

export const FACTS: Readonly<Record<(typeof TEXT_KEYS)[number], TextFact>> = {
  "base.gpt-5.3-codex": { bytes: 12375, sha256: "e3b788a31f645a805ffff636cd89d2fa5c7fa84d674df5a6fb69eb2441a49ce3" },
  "base.gpt-5.4": { bytes: 14134, sha256: "8b4475895938317bd828151691bcfe0a3a401865e6ad315dba629bbdaefe5d0e" },
  "base.gpt-5.2-codex": { bytes: 7589, sha256: "1b3dd697043a7f613c691a3721a450251626685b3e97ac3ad3d35ea62758a31e" },
  "base.gpt-5.1-codex": { bytes: 6647, sha256: "42842be69650ae563d212695e8d3f3591534908fd8ca33b63f742daf41f88b65" },
  "base.gpt-5.2": { bytes: 21672, sha256: "c9b2fa097ac69cae82c3d2ae12271083890a96521c55ad8dc14cae5168ad3f39" },
  "base.gpt-5.1": { bytes: 24224, sha256: "a2e9567a159ee2c777c540caae2e6e697942dbc89f5fb45e77dce36c73d7455d" },
  "base.gpt-5": { bytes: 20923, sha256: "0fae66723e9ba38083bd5a26f83f5c6c944954daaea3436084ab75eb8fdf46c8" },
  "base.gpt-5.3-codex.template": {
    bytes: 10541,
    sha256: "d77e7a20c287773c5047581640e6df1017bfd8cd32b1bf64016074e548eec622",
  },
  "base.gpt-5.4.template": { bytes: 12299, sha256: "ec5fbf220b58454326690e472bbfe371e58e03963d4590fb29e2471fa8a815c3" },
  "base.gpt-5.2-codex.template": {
    bytes: 7319,
    sha256: "492a212d8a23be8b03c488177d8986f4db4ee54a34b2e8a60779e5e5c89a1b63",
  },
  "personality.friendly": { bytes: 2419, sha256: "ff4f688a5daf7f7a2ac3079487be77887a7d49aa9715049ed6ad9d2b3c676cf5" },
  "personality.pragmatic": { bytes: 1853, sha256: "c38307b9b0b53e08cd37caf6e9ebce569a79681fce8981408647f5f231aae509" },
  "personality.friendly.gpt-5.2-codex": {
    bytes: 3152,
    sha256: "b08ee5417198e7d999a450024c11fa6189d8ef5a356d4d9712c19945549f1e41",
  },
  "personality.pragmatic.gpt-5.2-codex": {
    bytes: 1849,
    sha256: "54bba5cb7d0d358466709a452437e936c0043ca6f4879ae0297d84511d7f1c05",
  },
  "personality.update": { bytes: 112, sha256: "bbe31c89d273ae9ae3adbe6a1e19bb87ce92e9d47be85838e37635ea08fdcc39" },
  "permissions.sandbox.read-only": {
    bytes: 136,
    sha256: "c80dbd20d49c0649a7eb145b4dbb0848d045da1da832067a48d0b92a9959e9a4",
  },
  "permissions.sandbox.workspace-write": {
    bytes: 240,
    sha256: "bb791425625efabbe8388675226697d277ce76ccccb17c250b17a077ee29f8f0",
  },
  "permissions.sandbox.danger-full-access": {
    bytes: 160,
    sha256: "425dd0b59b102ace70e028baf28d2e26ac29ef9f101f96f8ca85d2061bd68ea4",
  },
  "permissions.approval.never": {
    bytes: 119,
    sha256: "c194b8083064fab423703f82d6af1a98dd1ca764295a50843cef31a03a2b7d9e",
  },
  "permissions.approval.on-request": {
    bytes: 3466,
    sha256: "ea9deb3cb45914b7a75586da8a01568ab94734bb98ce5e0dc9079dc72b82af53",
  },
  "permissions.approval.on-request.request-permissions": {
    bytes: 1958,
    sha256: "8f73ec2e7338622c55f80729d722d7a0ace26713bb49149a4a823144f5a02776",
  },
  "permissions.approval.unless-trusted": {
    bytes: 246,
    sha256: "6d86f22f324df290bcc5080a1294db748f8281289c887723071982711fcf7ccc",
  },
  "permissions.approval.on-failure": {
    bytes: 288,
    sha256: "7f9a4ac395621bba3c01b1de94a2582025e3981f7b3d5bda18a8ac769b8284c4",
  },
  "permissions.reject": { bytes: 101, sha256: "62f79b67f75e389e1474ed6e971b40bff77a619032769ea1031c89775922fc6c" },
  "mode.default": { bytes: 955, sha256: "3014e63ee32e6de59f66021e1558f8f70c27c03e27fe8ddf55801b8162b0bba4" },
  "mode.default.request-user-input": {
    bytes: 954,
    sha256: "fe89096337699f564d5b954fddd053227bd15e12efeb3dbdd2f3b0611843d864",
  },
  "mode.plan": { bytes: 8777, sha256: "2338d0000e681c9cfedc598974e8ec2782c7aba2d6d6d94460ca32d3d9f41ca9" },
  "jsRepl.use": { bytes: 3178, sha256: "37eed5050f67c4c1792ade560ecf54688d122b83bfcadcc71be5a34769d34b4d" },
  "jsRepl.toolsOnly": { bytes: 180, sha256: "5ab7f2e0ad592e837c5301ba5b365eba7e0b1fd6fbf08216beacd4cfa5e74d4b" },
  "jsRepl.output": { bytes: 184, sha256: "09c59a35484b61860e7aeff69dbc0c4173d598485d2496a62328794a19391388" },
  "plugins.intro": { bytes: 137, sha256: "f90f608408ed9f5ab1c2a354b533e90b2789fb44375a3bc7114da2ded95785eb" },
  "plugins.usage": { bytes: 702, sha256: "d98717aa1ebba9e142d7ecd3447f85fd01cce7f0a352cafea4454b4b4b3ff782" },
  "skills.intro": { bytes: 264, sha256: "d6a4ccc82ea29f5db822d15da94ce0ffa08390b95125f7f89f0039ea60a71ffc" },
  "skills.usage": { bytes: 1976, sha256: "7e7af3f00082055ecd56d826b285f08254a942587fedf3c2a13451a62999cbc6" },
  "skills.bundled.skill-creator": {
    bytes: 225,
    sha256: "2d8299ded967537245cb542d449e8b91844116695d65204f6d3bdbdec1140416",
  },
  "skills.bundled.skill-installer": {
    bytes: 225,
    sha256: "70e761fea891cb94790c9b666181774eef30268a7091b3eb4950b720cdaa169e",
  },
  "agents.hierarchical": { bytes: 1111, sha256: "014702d6022bda308699f94aac2e2a328541bd916b599faee8724b162e643be8" },
  "commitAttribution.intro": { bytes: 100, sha256: "c96e7ea1c6b2051dbd100e44199ed74929f5e8090ef6f283872f45e880151705" },
  "commitAttribution.rules": { bytes: 197, sha256: "0b7bb1a5aeb8569cfce622e7ddf74ac326c50c64ebcdbe884cbb618482c85a2e" },
  turnAborted: { bytes: 210, sha256: "472174a260cc9da647daffe5b29e875ee82a9147156086dfa671bba0beb645d1" },
  modelSwitch: { bytes: 122, sha256: "9a61a0716a265abe4c1937c1c843b649fc1eee6487c294cedc9923723a46e3a4" },
  "compaction.prompt": { bytes: 426, sha256: "ab0c334d4faca17e3afbb9b16967c1b2fdcc7242a9a0880af57949fa236d6d07" },
  "compaction.summaryPrefix": {
    bytes: 399,
    sha256: "e9b088e794a6bb9082ac053fcc760bd818d7e720ee4bcdc72c6e480de7b7cb0e",
  },
};
