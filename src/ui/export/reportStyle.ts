/** The look of the report: one page, light and dark as the reader's system says, light on paper. */

const LIGHT = `--bg:#fbfbfa;--panel:#fff;--sunken:#f4f4f2;--line:#e3e3df;--text:#1d1d1b;--muted:#5c5c57;--faint:#6e6e68;
--accent:#1f5fbf;--ok:#1d7a46;--warn:#8a5200;--bad:#b3261e;--role-instructions:#5b5f66;--role-developer:#6b4fbb;
--role-user:#1f5fbf;--role-assistant:#1d7a46;--role-tool:#9a5b00;--src-1:#0b7285;--src-2:#8f3b76;--src-3:#6a6f00;--src-4:#a04a12`;
const DARK = `--bg:#161615;--panel:#1c1c1b;--sunken:#131312;--line:#2e2e2b;--text:#ecece8;--muted:#a5a59e;--faint:#92928b;
--accent:#7fb0f5;--ok:#6fcf97;--warn:#e9b44c;--bad:#f28b82;--role-instructions:#b0b4bb;--role-developer:#b7a3f5;
--role-user:#7fb0f5;--role-assistant:#6fcf97;--role-tool:#e9b44c;--src-1:#5cc6d9;--src-2:#e08bc4;--src-3:#c9cf4f;--src-4:#f0a06a`;

export const REPORT_STYLE = `
:root{color-scheme:light dark;${LIGHT}}
@media screen and (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:14px/21px ui-sans-serif,system-ui,"Segoe UI","Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif;font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
main{max-width:920px;margin:0 auto;padding:32px 24px 64px}
code,pre{font-family:ui-monospace,"JetBrains Mono","SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:12.5px;font-variant-ligatures:none}
code{overflow-wrap:anywhere}
h1{margin:0 0 4px;font-size:22px;line-height:30px;font-weight:600;overflow-wrap:anywhere}
h2{margin:36px 0 10px;font-size:15px;line-height:22px;font-weight:600}
h3{margin:0;font-size:13px;font-weight:600}
h4{margin:0;font-size:13px;font-weight:500}
p{margin:0 0 8px}
a{color:var(--accent)}
.answer{font-size:16px;line-height:24px}
.facts,.about,.made{color:var(--muted);font-size:13px}
.made{margin:0 0 14px}
.notice{margin:12px 0;padding:8px 12px;border:1px solid var(--line);border-left:3px solid var(--warn);background:var(--panel)}
.notes{white-space:pre-wrap;overflow-wrap:anywhere;color:var(--muted)}
table{width:100%;border-collapse:collapse;background:var(--panel);border:1px solid var(--line)}
th,td{padding:6px 10px;border-top:1px solid var(--line);text-align:left;vertical-align:baseline;font-weight:400}
thead th{border-top:0;color:var(--muted);font-size:12.5px}
.number{text-align:right;white-space:nowrap}
td.verdict{white-space:nowrap}
td.file{min-width:180px;width:34%}
.lost{color:var(--bad)}
.kept{color:var(--ok)}
td.why{color:var(--muted);font-size:13px}
ul.findings{margin:0;padding:0;list-style:none;border:1px solid var(--line);background:var(--panel)}
ul.findings li{padding:8px 12px;border-top:1px solid var(--line)}
ul.findings li:first-child{border-top:0}
.error{color:var(--bad)}
.warning{color:var(--warn)}
.note{color:var(--muted)}
ul.findings b{font-weight:600}
figure{margin:0 0 12px;overflow-x:auto}
svg{display:block;width:100%;height:auto;font:12px ui-sans-serif,system-ui,"Segoe UI","Noto Sans CJK SC",sans-serif}
.row-block>*,.row-part>*{padding-top:3px;padding-bottom:3px}
.row-block th{font-weight:600}
.row-part>*{border-top:0}
.row-part th{padding-left:26px;color:var(--muted)}
.gap{color:var(--faint)}
article{margin:0 0 14px;border:1px solid var(--line);border-left:3px solid var(--role);background:var(--panel)}
article header{display:flex;gap:12px;justify-content:space-between;align-items:baseline;padding:8px 12px}
section.part{border-top:1px solid var(--line);padding:8px 12px 10px}
.part header{padding:0 0 6px}
pre{margin:0;padding:8px 10px;background:var(--sunken);white-space:pre-wrap;overflow-wrap:anywhere;line-height:19px;tab-size:4}
pre .codex{color:var(--faint)}
pre .own{text-decoration:underline;text-decoration-color:var(--src);text-decoration-style:var(--line-style);text-decoration-thickness:1.5px;text-underline-offset:3px}
ol.sources{margin:8px 0 0;padding:0;list-style:none;font-size:12.5px;color:var(--muted)}
ol.sources li{overflow-wrap:anywhere}
ol.sources i{display:inline-block;width:20px;margin-right:8px;border-top:3px var(--line-style) var(--src);vertical-align:4px}
summary{cursor:pointer;list-style-position:inside;padding:8px 12px;color:var(--muted)}
summary .about{float:right}
details pre{margin:0 12px 10px}
details{border-top:1px solid var(--line)}
details.request{margin:0 0 10px;border:1px solid var(--line);background:var(--panel)}
details.request>article{margin:0 10px 10px}
details.request>p{margin:0 12px 8px}
details.request>summary{font-weight:500;color:var(--text)}
@media (max-width:600px){main{padding:20px 14px 40px}td.why,th.why,figure{display:none}th,td{padding:6px 8px}}
@media print{details::details-content{content-visibility:visible;block-size:auto}body{background:#fff;font-size:11pt}main{max-width:none;padding:0}h2{break-after:avoid}tr,figure,ul.findings li{break-inside:avoid}article header{break-after:avoid}a{color:inherit}}
`.trim();
