export type { EmailRiskPort, EmailVerdict } from './email-risk-port'
export { createLocalEmailRisk } from './local/local-email-risk'
