/** The page of the identity check, as the form that asks for another link posts to it. */
export { Verification as VerificationResend } from '../../components/Verification'
