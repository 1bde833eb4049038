import { useSyncExternalStore } from 'react'

const storageKey = 'console-single-keys'
const changeEvent = 'console-single-keys-changed'

/** Whether shortcuts of single keys work in this browser; they do unless turned off. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, readEnabled, () => true)
}

/** Turns shortcuts of single keys on or off (WCAG 2.2, 2.1.4), for every tab and for the next time. */
export function setSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // A browser that stores nothing leaves them on.
  }
  dispatchEvent(new Event(changeEvent))
}

function readEnabled(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(changeEvent, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changeEvent, listener)
    removeEventListener('storage', listener)
  }
}
