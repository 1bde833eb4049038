import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint, flushPendingWork } from './after-paint'

let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  flushPendingWork()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const done: string[] = []
beforeEach(() => done.splice(0))

it('work is carried out after the frame, once', () => {
  afterPaint(() => done.push('work'))
  expect(done).toEqual([])
  for (const frame of frames) frame()
  expect(done).toEqual([])
  vi.advanceTimersByTime(0)
  expect(done).toEqual(['work'])
  vi.runAllTimers()
  expect(done).toEqual(['work'])
})

it('a page that nobody sees has no frames, and its work is carried out all the same', () => {
  afterPaint(() => done.push('work'))
  vi.advanceTimersByTime(1_000)
  expect(done).toEqual(['work'])
})

it('work of a press before is carried out first, and what waits when a key goes on from it', () => {
  afterPaint(() => done.push('first'))
  afterPaint(() => done.push('second'))
  expect(done).toEqual(['first'])
  flushPendingWork()
  flushPendingWork()
  expect(done).toEqual(['first', 'second'])
  for (const frame of frames) frame()
  vi.runAllTimers()
  expect(done).toEqual(['first', 'second'])
})
