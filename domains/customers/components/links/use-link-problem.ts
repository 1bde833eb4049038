import { usePage } from '@porchlight/page-parts/page/page-context'
import { useLookAtLink } from '../../methods/look-at-link/hook'
import { type LinkProblem, type LinkPurpose, linkProblemOf } from './link-problems'

/**
 * Returns the problem to show instead of the form of a mailed link: the error its method returned, or the known state
 * of the link before the form is submitted. Null when the form is to be shown.
 */
export function useLinkProblem(purpose: LinkPurpose): LinkProblem | null {
  const { form } = usePage()
  const known = useLookAtLink({ purpose }).data?.problem ?? ''
  return linkProblemOf(purpose, form) ?? linkProblemOf(purpose, { errors: { form: known } })
}
