/**
 * What is known of each text of Codex 0.158.0 without its prose: size in bytes of UTF-8 and SHA-256 (hex). A program
 * that gives another text is not the one the engine models. `npm run texts -- --facts` prints the table.
 */
import type { TEXT_KEYS } from "../../src/engine/releases/v0_158/texts.ts";
import type { TextFact } from "./fact.ts";

export const FACTS: Readonly<Record<(typeof TEXT_KEYS)[number], TextFact>> = {
  "base.gpt-6-astra": { bytes: 21428, sha256: "35bd51b5f577cb7b24cd5f4629e49e37cb724ab57754ce6f8f202001635bab8a" },
  "base.gpt-6-sol": { bytes: 18998, sha256: "b1dd8718c037906c53a305c5cbccb4a4be35ccbb7837461ec349bfc495412f0d" },
  "base.gpt-6-luna": { bytes: 18043, sha256: "b707476816bfe5e571a1bd2179f130fff2b132da5ab8e61063acdb7fd24daf12" },
  "base.gpt-5.6": { bytes: 17766, sha256: "a91357a1cd2727a0be06d461248d6e3a7274746e38108f548a3adf2cc2430415" },
  "base.daybreak-blue": { bytes: 17312, sha256: "ebd0d5854abd07dc38300a71e027204eb028e9fa443c59d18e36fcc24289e818" },
  "base.daybreak-red": { bytes: 17311, sha256: "40a1232c8bd01a87dc2283e5ae3c75f2b054dc2a12cf04e5a279c26e5c541b9b" },
  "base.gpt-5.5": { bytes: 21473, sha256: "2351631dfc5644dc5a45eaaca4139475bd02810ee6cb792d058b551559b3242e" },
  "base.fallback": { bytes: 20903, sha256: "ac8ae107a0d72fe3476b430afb161ea4e67da2e446d778aefc44828160559807" },
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
    bytes: 3661,
    sha256: "85541a9738741407642b3c39bbe3781fbf8bb42f628d50e562c87738ab192b3a",
  },
  "permissions.approval.unless-trusted": {
    bytes: 152,
    sha256: "fadec1a060a758b805f227bc5715c7dd3d7d7e2015bd5020c386eca0f3293d10",
  },
  "permissions.approval.on-request.exec-permissions": {
    bytes: 1725,
    sha256: "98e8a78ac869d64fb094fb1a12e20e327e46a159bf74022c588b84326bf6afba",
  },
  "permissions.approval.request-permissions-tool": {
    bytes: 287,
    sha256: "1657bbb3bfa7a5763137f389d87cddbfe59a2f4eac8f302a4ca13d6baf68d9a6",
  },
  "permissions.approval.prefixes": {
    bytes: 84,
    sha256: "40ceeb7486f94229478891bb2a344e89f2bf46347a21ae6b83b16386c9c54006",
  },
  "permissions.deniedReads": { bytes: 168, sha256: "4f827ccb6ea82afe189f16595b333e6d3b41bd124dd039c4ab6a64b06be79c01" },
  "permissions.approval.auto-review": {
    bytes: 292,
    sha256: "80a4cc431920a164a3301a8c759331d4e828f82706be17812a106267d8389afd",
  },
  "permissions.approval.on-request.auto-review.gpt-6": {
    bytes: 479,
    sha256: "65dddb8b4bb89a74889c0b62e8f6620fe88f11b210d63637088c9535935f30f8",
  },
  "permissions.granular.intro": {
    bytes: 135,
    sha256: "6a32bc2c8715ae4e976728fc32090a3ac024ed7d5d0f4a9d27697a1e9ac5d66f",
  },
  "permissions.granular.prompted": {
    bytes: 64,
    sha256: "16fbef7ac328d074d33a7dce9d5a1380df1ed5619e3bea8e727556e110f1e32b",
  },
  "permissions.granular.rejected": {
    bytes: 83,
    sha256: "d65cb0662f2f2d5cfa8bf9a931fd9e41a80fc20c9e8cfa872935ae11a77f38e5",
  },
  "mode.default": { bytes: 1288, sha256: "1042cc643eb0147ca1039b19287c7462ceb297502f7f310d9664ac323a12feca" },
  "mode.default.gpt-6": { bytes: 879, sha256: "c1ed5ce0a3a49ba35b9eeba9774e0bd8ebd10eddec13b2dac564e7170513356c" },
  "mode.plan": { bytes: 9184, sha256: "d6d46c2d460a9d91ada2167605a8dfc56efde6b2ab61e101444c736c6fd6960a" },
  "multiAgent.root": { bytes: 2264, sha256: "af60719c7b64906bd05733aec72a96726712fe25d382a7bc9e05a6733cfd67dc" },
  "multiAgent.root.gpt-6": { bytes: 2392, sha256: "7e34333f23f565c8026dd0b10e0556ba314747e5eaf41e0b95d94142e9e7465a" },
  "multiAgent.agent": { bytes: 2237, sha256: "af4940bc6da67fab366fdbdb98c9979b37d10d05e703aaf3784a0a3f2cf6264f" },
  "multiAgent.agent.gpt-6": { bytes: 2445, sha256: "ad8e8a49d34ebef548348fd5ff688b080488a094b0465eb4a0efc419b429c569" },
  "multiAgent.mode.default": { bytes: 234, sha256: "759e7194f58447d9ed9975c0fe5b5d61fd5a922d068f325add9086170cd8e497" },
  "multiAgent.mode.ultra": { bytes: 483, sha256: "d8fc778b064ebe519f4127812a897a61605000754d56140eb93c099ad26ec68a" },
  "skills.intro": { bytes: 261, sha256: "1e24ced81a2ad9e9b1ae49124c2a7dbafce3d4bbdac215eab60e310811af0140" },
  "skills.usage": { bytes: 2531, sha256: "a542ff08e01add3661080ddc80c5a0239cbfb15d4dceb85c73d800b5ed9e0547" },
  "skills.bundled.imagegen": { bytes: 570, sha256: "f1c2ab6d5b6fd006084c5249589fcb53df92b417c701144808bca3139df97fb5" },
  "skills.bundled.openai-docs": {
    bytes: 463,
    sha256: "c8608fa64498f399e7a0c70a05bd19bae75a15619f974d0881e2ab5279cfc113",
  },
  "skills.bundled.plugin-creator": {
    bytes: 471,
    sha256: "11746845b716ee781a5efb07cccea9e3b80012db3454dec14f338c76be3c075f",
  },
  "skills.bundled.skill-creator": {
    bytes: 106,
    sha256: "7d7e211eb5867130a0288b350817088089b658a0065d3e881773b5aed5f6b7e4",
  },
  "skills.bundled.skill-installer": {
    bytes: 225,
    sha256: "70e761fea891cb94790c9b666181774eef30268a7091b3eb4950b720cdaa169e",
  },
  "agents.replaced": { bytes: 84, sha256: "d2bd66638d2143092740d6ff4b3e0ecb886c1a1b77d0486b3f6886931bb8e8ef" },
  "agents.gone": { bytes: 63, sha256: "01fc68c46da234c84264c185b90b9bd257707828acb23d5f7d35a0ca296a74ab" },

  "skills.intro.unlisted": { bytes: 418, sha256: "fbbf22e992dd5c52e3c939b4351ecbce342669e247ecf3550e2e5b97b2a95a27" },
  "skills.usage.unlisted": { bytes: 3031, sha256: "57619bb7be4fd6a9bfe61616c3fd5cd9dfcce98a3756d45f07b89cd8ee761c68" },
  "skills.host.hidden": { bytes: 103, sha256: "7f6e21a343a7d01cef91ecc4970caea2b6a29dc4e06ba2268d1fd8f17c10c975" },
  "skills.host.none": { bytes: 39, sha256: "f30a756673978bc796e0d4b62ffe787e8039ef7be30ceb25f0aab1d99f9521e5" },
  "skills.selected.hidden": { bytes: 119, sha256: "af3678acae3af3e50d27563958841ee28dab598dbe2edf814aa00ab7b451ec6d" },
  "skills.selected.none": { bytes: 55, sha256: "caa0ff8ae1261873bfcd98f458c15b01734687aade8fd0d36d203dd211a0ef9b" },
  "managed.replaced": { bytes: 100, sha256: "7f3e68ab47a172dc4ef82d9cd70473c681e3278d6793f990962ebfefe69557b6" },
  "managed.gone": { bytes: 71, sha256: "41a46a9e8e327a086ab09544adb241b11465ae90859002fb8b4667fd2b9a7fbd" },
  "memories.head": { bytes: 6454, sha256: "cb07ccb10caaf8bdf7710389088eb23508eaff67ab267e9774adefef4657df95" },
  "memories.tail": { bytes: 103, sha256: "a904338ba6e2952d3afa7c1fe6e3051a3570aa261fa8314a89087b19b802999d" },
  "environments.instructions": {
    bytes: 511,
    sha256: "66840e77d6db23df79b7c1a03db7db94f47637610d1be48d2a13456112942457",
  },
  turnAborted: { bytes: 195, sha256: "1202140aaa5ec1dde20bb65eff0bb613d34e51e9f27352dfd624871def3d5300" },
  "turnAborted.v2": { bytes: 190, sha256: "6affeaeb74b0f13b6081fc2fccd2cfe59a644d9634762ff692572235d8b81f75" },
  modelSwitch: { bytes: 122, sha256: "9a61a0716a265abe4c1937c1c843b649fc1eee6487c294cedc9923723a46e3a4" },
  "compaction.prompt": { bytes: 426, sha256: "ab0c334d4faca17e3afbb9b16967c1b2fdcc7242a9a0880af57949fa236d6d07" },
  "compaction.summaryPrefix": {
    bytes: 399,
    sha256: "e9b088e794a6bb9082ac053fcc760bd818d7e720ee4bcdc72c6e480de7b7cb0e",
  },
  "review.prompt": { bytes: 7685, sha256: "ec60e7f36a1d1c2679ce095c0205ecc56f7dd8fb57707a13ef362072390f219f" },
  "review.done": { bytes: 129, sha256: "52ab1eaed8bf0b01e9395ede33ed6ad8d764cd504cc984727911322e01f3b92c" },
  "review.interrupted": { bytes: 153, sha256: "39dddb2c32673e64c2dc22499f51b54fb222550ef723af92801be9f765830616" },
  "review.interrupted.reply": { bytes: 74, sha256: "924584ee3a0e2ca2015e10ddaa3420524df0a5259db45e1b1ddae2af71c7882f" },
  "agents.errored": { bytes: 77, sha256: "380efcf7617d004e2bae201f5c30d6b30128887677c314d30eb437b8799d924e" },
  "agents.errored.hint": { bytes: 118, sha256: "d81f1c1cafaf9cd03fd93d1215a3396503d14ef7eef7eb7ff55b77f50f44ca32" },
};
