import { join } from 'node:path'

type Cluster = { folder: string; id: string; monitorPort: number; gatewayPort: number }

/** The smallest cluster there is: one of each, on the loopback address alone, its objects in memory. */
export function s3Settings({ folder, id, monitorPort, gatewayPort }: Cluster): string {
  const settings = {
    fsid: id,
    'mon host': `v2:127.0.0.1:${monitorPort}/0`,
    'mon initial members': 'a',
    'public network': '127.0.0.1/32',
    'public addr': '127.0.0.1',
    'cluster addr': '127.0.0.1',
    keyring: join(folder, 'keyring'),
    'mon data': join(folder, 'monitor'),
    'osd data': join(folder, 'storage'),
    'run dir': folder,
    'crash dir': folder,
    'log file': join(folder, '$name.log'),
    'mon cluster log file': join(folder, 'cluster.log'),
    'pid file': join(folder, '$name.pid'),
    // The path of a socket may be 107 characters long, that of a checkout longer.
    'admin socket': '',
    // The disk of a development machine may be nearly full; nothing of ours lies on it.
    'mon data avail crit': 0,
    'mon data avail warn': 0,
    'mon allow pool size one': true,
    'osd pool default size': 1,
    'osd pool default min size': 1,
    'osd pool default pg num': 4,
    'osd pool default pg autoscale mode': 'off',
    'osd crush chooseleaf type': 0,
    'osd objectstore': 'memstore',
    'memstore device bytes': 2 * 2 ** 30,
    'rgw frontends': `beast endpoint=127.0.0.1:${gatewayPort}`,
  }
  return ['[global]', ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`), ''].join('\n')
}
