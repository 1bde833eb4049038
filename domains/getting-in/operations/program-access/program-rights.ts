/** What the authorization server says of a program's access, and grants by it. */
export { programAccessDays, programRights, programRightTexts } from '../../facts/program-rights'
