/** The page of the identity check. */
export { Verification } from '../components/Verification'
