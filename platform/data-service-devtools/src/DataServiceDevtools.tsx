import type { DataService } from '@porchlight/data-service'
import { useEffect, useRef } from 'react'
import { mountDevtools } from './mount-devtools'

export interface DataServiceDevtoolsProps {
  readonly dataService: DataService
}

/** The devtools as a component: for as long as it is rendered, the data service is looked into. */
export function DataServiceDevtools({ dataService }: DataServiceDevtoolsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return undefined
    // A shadow root stays with its element for good, so each mount has an element of its own.
    const element = place.current.appendChild(document.createElement('div'))
    const unmount = mountDevtools(dataService, element)
    return () => {
      unmount()
      element.remove()
    }
  }, [dataService])
  return <div ref={place} />
}
