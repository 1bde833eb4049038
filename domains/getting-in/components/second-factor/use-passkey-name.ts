import { useLabels } from '@porchlight/page-parts/page/page-context'
import { secondFactorLabels } from './labels'

/**
 * Returns a function that returns the name of a passkey in the page's language; the server names devices as `Firefox on
 * Linux`.
 */
export function usePasskeyName(): (label: string) => string {
  const t = useLabels(secondFactorLabels)
  return (label) => {
    const [browser = '', system = '', ...rest] = label.split(' on ')
    if (label.trim() === '') return t('unknownDevice')
    return system === '' || rest.length > 0 ? label : t('device', { browser, system })
  }
}
