import type { CompanyClaims } from '@porchlight/providers/company-sign-in'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { findPerson } from '../company-directory/directory-people'
import { listGroupNames } from '../company-directory/directory-person'
import { type CompanyPolicy, findStaffGroup } from './company-policy'
import { createStaffMember, findStaffMember, type Refusal, runCompanyWork, syncGroup } from './company-staff'

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
  return runCompanyWork(context, { policy, facts: {} }, async (work): Promise<Admission> => {
    const { externalId, verifiedEmail: address } = claims
    const usesDirectory = context.companyWay?.isProvisioned === true && externalId !== null
    const directoryPerson = usesDirectory ? await findPerson(work.connection, { externalId }) : null
    if (directoryPerson?.isActive === false) return { refusal: 'inactive' }
    const names = directoryPerson?.followsGroups === true ? listGroupNames(directoryPerson) : claims.groups
    const group = findStaffGroup(policy, names)
    if (group === null) return { refusal: 'noRole' }
    const person = {
      ...claims,
      address,
      directoryPersonId: directoryPerson?.id ?? null,
      language: context.viewer.language,
    }
    const member = await findStaffMember(work, person)
    if (member !== null) return 'refusal' in member ? member : syncGroup(work, member, group)
    if (!policy.createsStaff || address === null) return { refusal: 'unknown' }
    return { userId: await createStaffMember(work, { ...person, address }, group) }
  })
}
