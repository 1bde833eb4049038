import type { ProviderName, ProviderState } from '@porchlight/providers/health'
import type { Settings } from './settings'

const paymentStates = { off: 'off', stripe: 'real', 'stand-in': 'standIn' } as const

/** Returns what the settings name for each external service. */
export function providerStatesOf(settings: Settings): Readonly<Record<ProviderName, ProviderState>> {
  const orStandIn = (named: object | null): ProviderState => (named === null ? 'standIn' : 'real')
  const { billing, company, demo, identityCheck, payments, texts } = settings
  return {
    market: orStandIn(settings.market),
    billing: billing !== null ? 'real' : demo ? 'standIn' : 'off',
    payments: paymentStates[payments.kind],
    credit: orStandIn(settings.credit),
    identityCheck: identityCheck === 'off' ? 'off' : orStandIn(identityCheck),
    mail: orStandIn(settings.smtp),
    texts: orStandIn(texts.service),
    files: 'real',
    scanning: orStandIn(settings.scanner === null ? null : {}),
    companySignIn: company === null ? 'off' : 'real',
    companyDirectory: company?.isProvisioned === true ? 'real' : 'off',
  }
}
