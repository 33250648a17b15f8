/** What the answer shows of findings. It comes behind the answer, in a chunk of its own. */
import "./findings.css";

export { EnvironmentFiles } from "../environments/EnvironmentFiles.tsx";
export { LaunchFields } from "../environments/LaunchFields.tsx";
export { SkillGroup } from "../skills/SkillGroup.tsx";
export { SkillMark, SkillStatus } from "../skills/SkillMark.tsx";
export { CopyReport } from "./CopyReport.tsx";
export { CreateFile } from "./CreateFile.tsx";
export { InRequest } from "./InRequest.tsx";
export { OtherFindings } from "./OtherFindings.tsx";
export { RowFixes, RowRules } from "./RowFindings.tsx";
