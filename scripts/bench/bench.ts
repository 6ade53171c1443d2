import { benchComparativo } from './comparativo.ts';
import { benchComposition, benchForm, type LinhaBench } from './composition.ts';
import { benchDeploys, benchExchanges } from './deploys.ts';
import { benchDigitacao } from './digitacao.ts';
import { benchFinanceiro } from './financeiro.ts';
import { weighLive, weighPageText } from './live-weight.ts';
import { benchLeitura } from './leitura.ts';
import { benchMapReads } from './map-reads.ts';
import { benchNotices } from './notices.ts';
import type { MedidaLista } from './lista.ts';
import { benchOrcamentos } from './orcamentos.ts';
import { benchPublica } from './publica.ts';
import { benchCrowd, benchQuoting } from './quoting.ts';
import { benchRazao } from './razao.ts';
import { benchRegistros } from './registros.ts';
import { benchSegurados } from './segurados.ts';
import { benchSearch } from './search.ts';
import { readPage, startSite } from './site.ts';
import { benchSwitches, weighRoutes } from './switches.ts';
import { benchUsuarios } from './usuarios.ts';
import { benchVendas } from './vendas.ts';
import type { MedidaTrabalho } from './trabalho.ts';

// `npm run bench [-- composicao formulario cotacao multidao trocas rotas publicacao aovivo busca avisos orcamentos registros usuarios segurados vendas financeiro comparativo digitacao publica leitura razao]`: side by side, in the same run, as ratios; never a timed test
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

function printLista(titulo: string, linhas: readonly MedidaLista[], outra = 'sem os índices'): void {
  process.stdout.write(`\n${titulo}\n`);
  for (const { nome, mediana, p95, cpu, alvo, semIndices } of linhas)
    process.stdout.write(
      `  ${nome.padEnd(24)} mediana ${number(mediana)} ms, p95 ${number(p95)} ms, processador ${number(cpu)} ms  (alvo ${number(alvo)} ms)${p95 <= alvo ? '' : ' ✗'}${semIndices === null ? '' : `; ${outra} p95 ${number(semIndices)} ms`}\n`,
    );
}

function printTrabalhos(trabalhos: readonly MedidaTrabalho[]): void {
  for (const { nome, ms, cpu, alvo, umPorUm } of trabalhos)
    process.stdout.write(
      `  ${nome.padEnd(44)} ${number(ms)} ms, processador ${number(cpu)} ms  (alvo ${number(alvo)} ms)${ms <= alvo ? '' : ' ✗'}${umPorUm === null ? '' : `; um por um ${number(umPorUm)} ms`}\n`,
    );
}

if (isWanted('leitura')) {
  process.stdout.write('\nLeitura de documentos\n');
  for (const { nome, documentos, paginas, certos, vazios, errados, mediana, pior, alvo } of await benchLeitura())
    process.stdout.write(
      `  ${documentos} ${nome}, ${paginas} páginas: ${number(certos)} campos certos, ${vazios} vazios, ${errados.length} errados  (alvo 0)${errados.length > 0 ? ` ✗ ${errados.slice(0, 5).join('; ')}` : ''}\n` +
        `    por página: mediana ${number(mediana)} ms, pior ${number(pior)} ms  (alvo ${number(alvo)} ms)${pior <= alvo ? '' : ' ✗'}\n`,
    );
}
if (isWanted('razao')) {
  const { lancar, saldo } = await benchRazao();
  process.stdout.write('\nRazão: partidas por segundo, e o saldo de um instante qualquer\n');
  for (const { nome, nosso, outro } of lancar)
    process.stdout.write(
      `  ${nome.padEnd(44)} ${number(nosso)}  (alvo 2.000)${nosso < 2_000 ? ' ✗' : ''}${outro === null ? '' : `; pgledger ${number(outro)}, razão ${(nosso / outro).toFixed(2)}${nosso < outro ? ' ✗' : ''}`}\n`,
    );
  process.stdout.write(
    `  saldo: p95 ${number(saldo.p95)} ms  (alvo 50 ms)${saldo.p95 > 50 ? ' ✗' : ''}; somando todas as partidas p95 ${number(saldo.semSaldos)} ms\n`,
  );
}
if (isWanted('financeiro')) {
  const { parcelas, linhas, trabalhos } = await benchFinanceiro();
  printLista(`Listas de ${number(parcelas)} parcelas e o fluxo de caixa, no gateway`, linhas, 'lendo as próprias parcelas');
  printTrabalhos(trabalhos);
}
// these need no site
if (wanted.length > 0 && wanted.every((name) => ['leitura', 'razao', 'financeiro'].includes(name))) process.exit();

const site = await startSite();
try {
  if (isWanted('composicao')) print('Página composta × a mesma como uma aplicação única e afinada', await benchComposition(rounds));
  if (isWanted('formulario')) print('Formulário de auto × o mesmo na aplicação única', await benchForm(rounds));
  if (isWanted('publica')) print('Página pública × a mesma como um arquivo parado', await benchPublica(rounds));
  if (isWanted('cotacao')) {
    const { sobraMediana, sobraP95 } = await benchQuoting(site.sandboxUrl, 20);
    process.stdout.write(`\nCotação de auto em dez seguradoras\n`);
    process.stdout.write(
      `  do Calcular à última resposta na tela, menos a seguradora mais lenta: mediana ${number(sobraMediana)} ms, p95 ${number(sobraP95)} ms  (alvo 150 ms)\n`,
    );
  }
  for (const juntas of isWanted('multidao') ? [50, 200] : []) {
    const { certas, perguntas, ms } = await benchCrowd(site.sandboxUrl, juntas);
    process.stdout.write(`\n${juntas} cotações de dez seguradoras ao mesmo tempo\n`);
    process.stdout.write(`  ${certas} certas em ${number(ms)} ms; ${perguntas} perguntas às seguradoras\n`);
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
  if (isWanted('publicacao')) {
    const { ateAba, ateAbaPior } = await benchDeploys(rounds);
    process.stdout.write(
      `\nPublicação\n  do comando à primeira aba aberta: mediana ${number(ateAba)} ms, pior ${number(ateAbaPior)} ms  (alvo 2.000 ms)\n`,
    );
    const { mapa, nua, razao } = await benchMapReads(rounds);
    process.stdout.write(
      `  leituras do mapa por segundo ${number(mapa)}, da rota nua ${number(nua)}, razão ${razao.toFixed(2)}  (alvo ≥ 0,80)\n`,
    );
    const { amostras, razoes } = await benchExchanges();
    const told = amostras.map(({ memoria, nos, ouvintes }) => `${number(memoria / 1e6)} MB/${nos}/${ouvintes}`).join(' ');
    process.stdout.write(`  50 trocas (memória/nós/ouvintes a cada 5): ${told}\n`);
    process.stdout.write(
      `  na 50ª sobre a 25ª: memória ${razoes.memoria.toFixed(2)}, nós ${razoes.nos.toFixed(2)}, ouvintes ${razoes.ouvintes.toFixed(2)}  (plana: 1,00)\n`,
    );
  }
  if (isWanted('publicacao') || wanted.includes('aovivo')) {
    process.stdout.write(
      '\nO que uma página de corretor paga para ser trocada ao vivo, contar como vai e receber o que o suporte empresta\n',
    );
    const pesos = await weighLive();
    for (const { modulo, bytes, fica } of pesos)
      process.stdout.write(
        `  ${modulo.padEnd(40)} ${bytes.toLocaleString('pt-BR').padStart(6)} bytes, de ${(bytes + fica).toLocaleString('pt-BR')}\n`,
      );
    const total = pesos.reduce((soma, { bytes }) => soma + bytes, 0);
    process.stdout.write(`  ${'ao todo, brotli'.padEnd(40)} ${total.toLocaleString('pt-BR').padStart(6)} bytes  (alvo 3.072)\n`);
    const html = await readPage('/home');
    process.stdout.write(`  no texto da própria página, à parte       ${weighPageText(html).toLocaleString('pt-BR').padStart(6)} bytes\n`);
  }
  if (isWanted('busca')) {
    const { pessoas, perguntas, mediana, p95, sqlMediana, sqlP95, razao, pequenaP95, achadas } = await benchSearch();
    process.stdout.write(`\nBusca rápida em ${number(pessoas)} pessoas, ${number(perguntas)} perguntas diferentes\n`);
    process.stdout.write(`  no gateway: mediana ${number(mediana)} ms, p95 ${number(p95)} ms  (alvo 60 ms)\n`);
    process.stdout.write(
      `  o mesmo SQL: mediana ${number(sqlMediana)} ms, p95 ${number(sqlP95)} ms; p95 do gateway sobre o do SQL ${razao.toFixed(2)}  (alvo 1,50)\n`,
    );
    process.stdout.write(
      `  uma assinatura pequena no mesmo banco: p95 ${number(pequenaP95)} ms; com resposta: ${number(achadas * 100)} %\n`,
    );
  }
  if (isWanted('avisos')) {
    const { clientes, mediana, p95, pior, esperadas, ouvidas } = await benchNotices();
    process.stdout.write(`\nAviso até a página, com ${number(clientes)} clientes ligados\n`);
    process.stdout.write(
      `  mediana ${number(mediana)} ms  (alvo 200 ms), p95 ${number(p95)} ms, pior ${number(pior)} ms; ouvidos ${ouvidas} de ${esperadas}\n`,
    );
  }
  if (isWanted('orcamentos')) {
    const { orcamentos, linhas } = await benchOrcamentos();
    printLista(`Lista de ${number(orcamentos)} orçamentos em uma assinatura, no gateway`, linhas);
  }
  if (isWanted('usuarios')) {
    const { usuarios, linhas } = await benchUsuarios();
    printLista(`Lista de ${number(usuarios)} usuários em uma assinatura, no gateway`, linhas);
  }
  if (isWanted('registros')) {
    const { registros, linhas } = await benchRegistros();
    printLista(`Cadastro de ${number(registros)} produtores em uma assinatura, no gateway`, linhas, 'sem o índice das palavras');
  }
  if (isWanted('segurados')) {
    const { segurados, linhas } = await benchSegurados();
    printLista(`Lista de ${number(segurados)} segurados em uma assinatura, no gateway`, linhas, 'sem o índice das palavras');
  }
  if (isWanted('vendas')) {
    const { apolices, linhas, trabalhos } = await benchVendas();
    printLista(`Listas de ${number(apolices)} apólices, suas propostas e endossos, no gateway`, linhas, 'lendo as próprias apólices');
    printTrabalhos(trabalhos);
  }
  if (isWanted('comparativo')) {
    const { mediana, p95, naMesmaThread, leituraPior, juntas } = await benchComparativo(site.sandboxUrl, 20);
    process.stdout.write(`\nComparativo de cinco ofertas em PDF\n`);
    process.stdout.write(`  do pedido ao último byte: mediana ${number(mediana)} ms, p95 ${number(p95)} ms  (alvo 700 ms)\n`);
    process.stdout.write(`  o mesmo desenho na thread de quem atende: ${number(naMesmaThread)} ms sem atender ninguém\n`);
    process.stdout.write(`  com ${juntas} sendo desenhados fora dela, a pior leitura do gateway: ${number(leituraPior)} ms\n`);
  }
  if (isWanted('digitacao')) {
    process.stdout.write(`\nDigitação no formulário de auto, processador 4× mais lento\n`);
    for (const { tela, campo, mediana, p95, nossa } of await benchDigitacao())
      process.stdout.write(
        `  ${`${tela}, ${campo}`.padEnd(28)} até a letra estar no campo ${number(nossa)} ms  (alvo 16 ms); com o quadro que a mostra: mediana ${number(mediana)} ms, p95 ${number(p95)} ms\n`,
      );
  }
} finally {
  await site.stop();
}
