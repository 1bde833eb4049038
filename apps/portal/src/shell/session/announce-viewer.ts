/** One name for all tabs, since they share one cookie. */
const channelName = 'porchlight-viewer'

/** Tells the other tabs who is signed in here; null for nobody. */
export function announceViewer(userId: string | null): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(userId)
  channel.close()
}

/** Hears when it is somebody else than `userId` in another tab; ends with the returned function. */
export function watchViewer(userId: string, onOtherUser: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== userId) onOtherUser()
  })
  return () => channel.close()
}
