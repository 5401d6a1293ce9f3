import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { UPLOAD_PATH } from '@sheaf/core/files/file-addresses'
import { limits } from '@sheaf/core/limits'
import { serverLimits } from '@sheaf/core/server-limits'
import { afterEach, describe, expect, it } from 'vitest'
import { endSlowRequests } from './slow-requests'

let server: Server
let now = 0
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise(resolve => server.close(resolve))
})

/** A server that waits for the whole body and then answers with so many bytes. */
async function listen(answerBytes = 2) {
  now = 0
  const arrived: number[] = []
  let requests = 0
  server = createServer((request, response) => {
    requests++
    request.on('data', (bytes: Buffer) => arrived.push(bytes.length))
    request.on('error', () => {})
    request.on('end', () => response.end(Buffer.alloc(answerBytes)))
  })
  const look = endSlowRequests(server, () => now)
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const open = (head: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const heard = { text: '', isOver: false }
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      heard.isOver = true
    })
    socket.write(head)
    return { socket, heard, read: () => socket.on('data', (bytes: Buffer) => (heard.text += bytes.toString('latin1'))) }
  }
  const received = (): number => arrived.reduce((sum, bytes) => sum + bytes, 0)
  return { look, open, received, requests: () => requests }
}
const after = (ms: number): void => void (now += ms)
const soon = { timeout: 60_000 }
const tooLong = limits.requestTimeoutMs + 1

describe('slow requests', () => {
  it('a body that trickles is ended after 30 seconds, whatever still comes of it', async () => {
    const { look, open, received } = await listen()
    const { socket, heard, read } = open('POST /api/v3/search HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n{')
    read()
    await expect.poll(received, soon).toBe(1)
    after(limits.requestTimeoutMs)
    look()
    socket.write('x'.repeat(100_000))
    await expect.poll(received, soon).toBe(100_001)
    expect(heard.isOver).toBe(false)
    after(2)
    look()
    await expect.poll(() => heard.isOver, soon).toBe(true)
    expect(heard.text).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('an upload goes on for as long as enough of it comes', async () => {
    const { look, open, received, requests } = await listen()
    const head = `PATCH ${UPLOAD_PATH}/x HTTP/1.1\r\nhost: x\r\ncontent-length: 100000000\r\n\r\n`
    const { socket, heard, read } = open(head)
    read()
    await expect.poll(requests, soon).toBe(1)
    for (let round = 1; round <= 3; round++) {
      socket.write(Buffer.alloc(serverLimits.minUploadBytesPerWindow))
      await expect.poll(received, soon).toBe(round * serverLimits.minUploadBytesPerWindow)
      after(tooLong)
      look()
    }
    socket.write('a drop')
    await expect.poll(received, soon).toBe(3 * serverLimits.minUploadBytesPerWindow + 6)
    expect(heard.isOver).toBe(false)
    after(tooLong)
    look()
    await expect.poll(() => heard.isOver, soon).toBe(true)
  })

  it('an answer that nobody takes is given up, one that is taken is not', async () => {
    const { look, open, requests } = await listen(20_000_000)
    const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
    const idle = open(request)
    await expect.poll(requests, soon).toBe(1)
    const taker = open(request)
    taker.read()
    await expect.poll(() => taker.heard.text.length, soon).toBeGreaterThan(20_000_000)
    look()
    after(tooLong)
    look()
    idle.read()
    await expect.poll(() => idle.heard.isOver, soon).toBe(true)
    expect(idle.heard.text.length).toBeLessThan(20_000_000)
    expect(taker.heard.isOver).toBe(false)
  })
})
