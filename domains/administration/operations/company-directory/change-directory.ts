import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { CompanyPolicy } from '../company-sign-in/company-policy'
import {
  type CompanyContext,
  type CompanyWork,
  type Refusal,
  runCompanyWork,
} from '../company-sign-in/company-staff'

/** The services that a change to the company's directory needs. */
export interface DirectoryContext extends CompanyContext, Pick<MethodContext, 'engine'> {
  readonly policy: CompanyPolicy
  /** The provider that its people sign in by. */
  readonly issuer: string
  /** Logs for operators why a person has no access although the directory grants it. */
  readonly logRefusal: (refusal: Refusal, personId: string) => void
}

/** The sender, in the facts of each entry of the audit log. */
export const directorySender = 'scim'

/** Runs one change of the directory with all its consequences. */
export function runDirectoryChange<Result>(
  context: DirectoryContext,
  run: (work: CompanyWork) => Promise<Result>,
): Promise<Result> {
  return runCompanyWork(context, { policy: context.policy, facts: { sender: directorySender } }, run)
}

/** `directoryVersionChanged` unless the resource has one of these versions; null takes any. */
export function requireVersion(
  { version }: { readonly version: number },
  versions: readonly number[] | null,
): void {
  if (versions !== null && !versions.includes(version)) throw fail('directoryVersionChanged')
}

/** Audits what the directory sent; `userId` is the member of staff whom it is about, null for none. */
export async function auditByDirectory(
  { context, connection, facts }: CompanyWork,
  action: string,
  extraFacts: Readonly<Record<string, string | number>>,
  userId: string | null = null,
): Promise<void> {
  const details = { by: context.systemViewer, within: connection }
  await context.audit(
    action,
    { ...facts, ...extraFacts },
    userId === null ? details : { ...details, recordId: userId },
  )
}
