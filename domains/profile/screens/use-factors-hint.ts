import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useListSecondFactors } from '../methods/list-second-factors/hook'
import { labels } from './labels'

const own = {}

/** The user's second factors, such as `Authenticator app · 2 passkeys`; null without any and while loading. */
export function useFactorsHint(): string | null {
  const t = useLabels(labels)
  const list = useListSecondFactors(own).data
  if (list === undefined) return null
  const parts = [
    ...(list.app === null ? [] : [t('app')]),
    ...(list.passkeys.length === 0 ? [] : [t('passkeys', { count: list.passkeys.length })]),
  ]
  return parts.length === 0 ? null : parts.join(' · ')
}
