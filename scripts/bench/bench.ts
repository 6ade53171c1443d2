import { benchComposition, type LinhaBench } from './composition.ts';
import { benchQuoting } from './quoting.ts';
import { startSite } from './site.ts';
import { benchSwitches, weighRoutes } from './switches.ts';

// `npm run bench [-- composicao cotacao trocas rotas]`: side by side, in the same run, as ratios; never a timed test
const wanted = process.argv.slice(2);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const number = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: value < 10 ? 2 : 0 });

function print(title: string, lines: readonly LinhaBench[]): void {
  process.stdout.write(`\n${title}\n`);
  for (const { nome, composto, unico, razao, alvo } of lines) {
    const goal = alvo === null ? '' : razao <= alvo ? `  ≤ ${number(alvo)} ✓` : `  alvo ${number(alvo)} ✗`;
    process.stdout.write(
      `  ${nome.padEnd(52)} composto ${number(composto).padStart(9)}  único ${number(unico).padStart(9)}  razão ${razao.toFixed(2)}${goal}\n`,
    );
  }
}

const site = await startSite();
try {
  if (isWanted('composicao')) print('Página composta × a mesma como uma aplicação única e afinada', await benchComposition(rounds));
  if (isWanted('cotacao')) {
    const { sobraMediana, sobraP95, juntas, juntasCertas, juntasMs } = await benchQuoting(site.sandboxUrl, { vezes: 20, juntas: 50 });
    process.stdout.write(`\nCotação de auto em dez seguradoras\n`);
    process.stdout.write(
      `  do Calcular à última resposta na tela, menos a seguradora mais lenta: mediana ${number(sobraMediana)} ms, p95 ${number(sobraP95)} ms  (alvo 150 ms)\n`,
    );
    process.stdout.write(`  ${juntas} cotações ao mesmo tempo: ${juntasCertas} certas em ${number(juntasMs)} ms\n`);
  }
  if (isWanted('trocas')) {
    const { amostras, razao } = await benchSwitches();
    process.stdout.write(`\nMemória em 200 trocas de tela: ${amostras.map((bytes) => number(bytes / 1e6)).join(' ')} MB\n`);
    process.stdout.write(`  na 200ª sobre a 110ª: ${razao.toFixed(2)}  (plana: 1,00)\n`);
  }
  if (isWanted('rotas')) {
    process.stdout.write('\nPrimeira visita a cada endereço, até poder ser usado\n');
    for (const { rota, bytes, pedidos } of await weighRoutes())
      process.stdout.write(`  ${rota.padEnd(42)} ${number(bytes / 1000).padStart(6)} KB  ${String(pedidos).padStart(3)} pedidos\n`);
  }
} finally {
  await site.stop();
}
