import { callMethod } from '@porchlight/page-parts/forms/call-method'
import { showFromTop } from '@porchlight/page-parts/navigation/show-from-top'
import { type Announcement, announce } from '@porchlight/page-parts/notices/announce'
import { useState } from 'react'
import { useLocation } from 'wouter'

type NextAnswer = { readonly row: { readonly path: string } | null }

/** How taking the next item goes. */
export interface NextWorkState {
  readonly state: 'idle' | 'taking' | 'nothingFree' | 'nextFailed'
  /**
   * Assigns the most urgent free item to the viewer and opens it. The outcome of the previous item is announced there,
   * or here if no other item opens.
   */
  readonly take: (before?: Omit<Announcement, 'path'>) => Promise<void>
}

/** Takes the next item of `kind`, of any kind for `''`. */
export function useNextWork(kind: string): NextWorkState {
  const [path, navigate] = useLocation()
  const [state, setState] = useState<NextWorkState['state']>('idle')

  async function take(before?: Omit<Announcement, 'path'>) {
    if (state === 'taking') return
    setState('taking')
    if (before !== undefined) announce({ ...before, path })
    const answer = await callMethod<NextAnswer>('CustomerPortalWorkController/takeNextWork', { kind })
    if (answer.kind === 'refused') return setState('nextFailed')
    if (answer.body.row === null) return setState('nothingFree')
    setState('idle')
    if (before !== undefined) announce({ ...before, path: answer.body.row.path })
    navigate(answer.body.row.path)
    requestAnimationFrame(showFromTop)
  }

  return { state, take }
}
