import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import type { EmailRiskPort, EmailVerdict } from '../email-risk-port'
import { suggestDomain } from './suggest-domain'

const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/
const domainLabel = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Judges addresses locally, without a network call: by their shape, misspelt well-known domains, and the bundled list
 * of disposable-address domains. It stands in for a service that also knows which mailboxes exist.
 */
export function createLocalEmailRisk(): EmailRiskPort {
  return { judge: async (address) => judge(address) }
}

function judge(address: string): EmailVerdict {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 0 || !isLocalPart(local) || !isDomain(domain)) {
    return { verdict: 'undeliverable', reason: 'malformed', suggestion: null }
  }
  const meant = suggestDomain(domain)
  if (meant !== null) return { verdict: 'risky', reason: 'misspelt', suggestion: `${local}@${meant}` }
  if (isDisposable(domain)) return { verdict: 'risky', reason: 'disposable', suggestion: null }
  return { verdict: 'fine', reason: null, suggestion: null }
}

function isLocalPart(local: string): boolean {
  return localPart.test(local) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return domain.length <= 253 && labels.length > 1 && labels.every((label) => domainLabel.test(label))
}

/** A subdomain of a listed domain is as short-lived as the domain. */
function isDisposable(domain: string): boolean {
  const labels = domain.split('.')
  return labels.slice(1).some((_, index) => isDisposableEmailDomain(labels.slice(index).join('.')))
}
