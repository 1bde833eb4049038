import { useEffect, useState } from 'react'
import type { Recorder } from '../recording/recorder'

const pauseMs = 150
const secondMs = 1_000

/** Rerenders soon after something happened, and every second for countdowns. */
export function useRecorder(recorder: Recorder): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const renderSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        setCount((count) => count + 1)
      }, pauseMs)
    }
    const stop = recorder.subscribe(renderSoon)
    const interval = setInterval(renderSoon, secondMs)
    return () => {
      stop()
      clearInterval(interval)
      clearTimeout(timer)
    }
  }, [recorder])
}
