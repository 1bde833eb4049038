import { Button } from '@porchlight/design-system'
import { useHasScript } from '../../shell/forms/use-has-script'
import { useLabels } from '../../shell/page/page-context'
import { labels } from './labels'

/** Prints the page; without a script the browser's own menu does. */
export function PrintButton() {
  const t = useLabels(labels)
  const hasScript = useHasScript()
  if (!hasScript) return null
  return (
    <Button variant="secondary" onClick={() => print()}>
      {t('print')}
    </Button>
  )
}
