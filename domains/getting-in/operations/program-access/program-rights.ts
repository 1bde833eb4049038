/** The texts and limits of a program's access, by which the authorization server grants it. */
export { programAccessDays, programRights, programRightTexts } from '../../facts/program-rights'
