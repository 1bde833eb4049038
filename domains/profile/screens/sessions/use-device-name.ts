import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { SessionList } from '../../methods/list-sessions/client'
import { labels } from './labels'

/** One of one's own sign-ins. */
export type SignIn = SessionList['sessions'][number]

/** What a sign-in is called in the page's language; the server names devices as `Firefox on Linux`. */
export function useDeviceName({ device, isProgram }: SignIn): string {
  const t = useLabels(labels)
  if (isProgram) return device === null || device === '' ? t('program') : t('namedProgram', { name: device })
  const [browser = '', system = ''] = (device ?? '').split(' on ')
  if (browser === '') return t('unknownDevice')
  return system === '' ? browser : t('device', { browser, system })
}
