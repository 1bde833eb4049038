import { storeNames } from '@porchlight/portal-page'

/** The message of a tab to the others: who is signed in, null for a guest, and whether that is because of a log-out. */
interface Announcement {
  readonly userId: string | null
  readonly isLogOut: boolean
}

/** Notifies the other tabs who is signed in here: they share one cookie. */
export function announceViewer(announcement: Announcement): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(storeNames.viewerChannel)
  channel.postMessage(announcement)
  channel.close()
}

/** Calls `onOtherUser` when another tab has a user other than `userId`; the returned function ends this. */
export function watchViewer(userId: string, onOtherUser: (announcement: Announcement) => void): () => void {
  const channel = new BroadcastChannel(storeNames.viewerChannel)
  channel.addEventListener('message', ({ data }: MessageEvent<Announcement>) => {
    if (data.userId !== userId) onOtherUser(data)
  })
  return () => channel.close()
}

/** Calls `onLogOut`, on a guest's page, for a log-out in another tab. */
export function watchLogOut(onLogOut: () => void): void {
  if (!('BroadcastChannel' in window)) return
  new BroadcastChannel(storeNames.viewerChannel).addEventListener(
    'message',
    ({ data }: MessageEvent<Announcement>) => {
      if (data.isLogOut) onLogOut()
    },
  )
}
