import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const c = await b.newContext(); const p = await c.newPage();
await c.request.post('http://localhost:9370/auth/login', { data: { email: 'corretor@balcao.test', senha: 'Balcao#2026' } });
const t0 = Date.now();
p.on('request', (r) => !/\.(css|woff2)/.test(r.url()) && console.log(Date.now() - t0, r.method(), r.url().replace('http://localhost:9370', ''), r.resourceType()));
await p.goto('http://localhost:9370/home');
await p.waitForTimeout(9000);
await b.close();
