import type { CompanyClaims } from '@porchlight/providers/company-sign-in'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { findPerson } from '../company-directory/directory-people'
import { groupNamesOf } from '../company-directory/directory-person'
import { type CompanyPolicy, roleByGroups } from './company-policy'
import { createStaffOf, findStaffOf, followGroup, inCompanyWork, type Refusal } from './company-staff'

type Admission = { readonly userId: string } | { readonly refusal: Refusal }

/**
 * Finds, links or makes the member of staff that a person of the company is, and gives them the role and the brand of
 * their group: by what the company's directory said of them where it did, else by what the sign-in says (docs/adr/0118).
 */
export function admitByCompany(
  context: MethodContext,
  claims: CompanyClaims,
  policy: CompanyPolicy,
): Promise<Admission> {
  return inCompanyWork(context, { policy, facts: {} }, async (work): Promise<Admission> => {
    const { externalId, verifiedEmail: address } = claims
    const isAsked = context.companyWay?.isProvisioned === true && externalId !== null
    const listed = isAsked ? await findPerson(work.connection, { externalId }) : null
    if (listed?.isActive === false) return { refusal: 'inactive' }
    const names = listed?.followsGroups === true ? groupNamesOf(listed) : claims.groups
    const group = roleByGroups(policy, names)
    if (group === null) return { refusal: 'noRole' }
    const person = { ...claims, address, listedId: listed?.id ?? null, language: context.viewer.language }
    const found = await findStaffOf(work, person)
    if (found !== null) return 'refusal' in found ? found : followGroup(work, found, group)
    if (!policy.createsStaff || address === null) return { refusal: 'unknown' }
    return { userId: await createStaffOf(work, { ...person, address }, group) }
  })
}
