import { Notice } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { mergeFieldOf, mergeFields } from '../../facts/merge-fields'
import { labels } from './labels'

/** What has to be replaced in a reply before it is sent, and what each was meant to be. */
export function LeftBraces({ written }: { readonly written: readonly string[] }) {
  const t = useLabels(labels)
  const { language } = usePage()
  return (
    <Notice kind="warning" title={t('notFilledTitle')}>
      <ul>
        {written.map((piece) => {
          const field = mergeFieldOf(piece)
          return (
            <li key={piece}>
              {field === null
                ? t('unknownField', { written: piece })
                : t('noValue', { written: piece, what: mergeFields[field].label[language] })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
