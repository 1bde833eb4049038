import { Skeleton } from '@porchlight/design-system'
import { ErrorContent } from '@porchlight/page-parts/notices/ErrorContent'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { ScreenBoundary } from '@porchlight/page-parts/page/ScreenBoundary'
import { use, useContext, useEffect, useState } from 'react'
import { consoleLabels } from '../shell/labels'
import { type DeclaredPart, getLoadedPart, loadPart } from './loaded-parts'
import styles from './Part.module.css'
import { UsedParts } from './used-parts'

interface PartProps<Props> {
  readonly part: DeclaredPart<Props>
  readonly props: Props
}

/**
 * Shows a part of a domain; one that breaks leaves the page around it working. The server waits for its code, and the
 * browser has it before it takes the page over: `data-part` says what that is.
 */
export function Part<Props extends object>({ part, props }: PartProps<Props>) {
  const used = useContext(UsedParts)
  used?.add(part.name)
  return (
    <div className={styles.part} data-part={part.name}>
      <ScreenBoundary failed={<ErrorContent />}>
        <Content part={part} props={props} isOnServer={used !== null} />
      </ScreenBoundary>
    </div>
  )
}

function Content<Props extends object>({
  part,
  props,
  isOnServer,
}: PartProps<Props> & { readonly isOnServer: boolean }) {
  const t = useLabels(consoleLabels)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  if (isOnServer && getLoadedPart(part) === null) use(loadPart(part))
  const Component = getLoadedPart(part)

  useEffect(() => {
    if (getLoadedPart(part) !== null) return
    loadPart(part).then(
      () => setState('loaded'),
      () => setState('failed'),
    )
  }, [part])

  if (Component !== null) return <Component {...props} />
  if (state === 'failed') return <ErrorContent />
  return <Skeleton shape="card" count={1} label={t('loading')} />
}
