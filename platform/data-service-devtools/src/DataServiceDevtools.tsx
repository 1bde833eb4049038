import type { DataService } from '@porchlight/data-service'
import { useEffect, useRef } from 'react'
import { mountDevtools } from './mount-devtools'

export interface DataServiceDevtoolsProps {
  readonly dataService: DataService
}

/** The devtools as a component: while it is rendered, the data service is inspected. */
export function DataServiceDevtools({ dataService }: DataServiceDevtoolsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return undefined
    // A shadow root cannot be detached from its element, so each mount has a separate element.
    const element = place.current.appendChild(document.createElement('div'))
    const unmount = mountDevtools(dataService, element)
    return () => {
      unmount()
      element.remove()
    }
  }, [dataService])
  return <div ref={place} />
}
