/** The page of the identity check. */
export { Verification } from '../../features/verification/Verification'
