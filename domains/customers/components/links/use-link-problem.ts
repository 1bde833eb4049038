import { usePage } from '@porchlight/page-parts/page/page-context'
import { useLookAtLink } from '../../methods/look-at-link/hook'
import { type LinkProblem, type LinkPurpose, linkProblemOf } from './link-problems'

/**
 * What to say in place of the form of a mail's link: what its method answered, or what the link is known to be
 * before anybody types. Null when the form is to be shown.
 */
export function useLinkProblem(purpose: LinkPurpose): LinkProblem | null {
  const { form } = usePage()
  const known = useLookAtLink({ purpose }).data?.problem ?? ''
  return linkProblemOf(purpose, form) ?? linkProblemOf(purpose, { errors: { form: known } })
}
