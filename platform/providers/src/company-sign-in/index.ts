export {
  type CompanyClaims,
  CompanySignInFailure,
  type CompanySignInPort,
} from './company-sign-in-port'
export { type CompanyProvider, createOpenIdSignIn } from './open-id-sign-in'
