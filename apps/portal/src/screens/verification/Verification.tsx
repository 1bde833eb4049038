/** The page of the identity check. */
export { Verification } from '../../shell/verification/Verification'
