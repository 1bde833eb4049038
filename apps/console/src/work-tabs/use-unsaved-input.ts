import { draftedForms } from '@porchlight/page-parts/session/drafts'
import { useEffect } from 'react'
import { parsePlace } from '../shell/navigation/place'
import { changeTabs } from './open-tabs'
import { withTabPermanent } from './work-tab-list'

/** Tracks which tabs hold unsent input: what is being typed on the page, and earlier drafts. */
export function useUnsavedInput(currentPath: string, userId: string): void {
  useEffect(() => {
    let form: HTMLFormElement | null = null
    const update = () => {
      const forms = draftedForms(userId)
      changeTabs(({ tabs, unsaved }) => {
        const isBeingEdited = (path: string) => path === currentPath && form?.isConnected === true
        const next = tabs
          .map(({ path }) => path)
          .filter((path) => isBeingEdited(path) || hasDraft(forms, path))
        if (next.length === unsaved.size && next.every((path) => unsaved.has(path))) return null
        return {
          unsaved: new Set(next),
          tabs: next.includes(currentPath) ? withTabPermanent(tabs, currentPath) : tabs,
        }
      })
    }
    // A form that is sent or left is taken from the page.
    const observer = new MutationObserver(() => {
      if (form?.isConnected !== false) return
      form = null
      observer.disconnect()
      update()
    })
    const handleInput = ({ target }: Event) => {
      const typed = target instanceof Element ? target.closest<HTMLFormElement>('main form') : null
      if (typed === null) return
      form = typed
      observer.observe(document.body, { childList: true, subtree: true })
      update()
    }
    update()
    document.addEventListener('input', handleInput)
    return () => {
      document.removeEventListener('input', handleInput)
      observer.disconnect()
    }
  }, [currentPath, userId])
}

/** Forms are named by the address that they are at, or end with the id of their record. */
function hasDraft(forms: readonly string[], path: string): boolean {
  const place = parsePlace(path)
  return forms.some(
    (form) => form === path || (place.kind === 'record' && form.endsWith(` ${place.recordId}`)),
  )
}
