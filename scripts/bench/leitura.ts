import { drawDocumento, printDocumento, printScan, seguradorasDeTeste as seguradoras } from '@balcao/insurers-sandbox';
import { createFilaDeLeitura } from '../../packages/gateway/src/leitura/fila-leitura.ts';
import { documentosImpressos, type Juizo, judgeLeitura } from '../../packages/gateway/src/leitura/judge-leitura.fixture.ts';

const COM_TEXTO = Number(process.env['BENCH_DOCUMENTOS'] ?? 300);
const DIGITALIZADOS = Number(process.env['BENCH_DIGITALIZADOS'] ?? 12);

export interface MedidaLeitura {
  readonly nome: string;
  readonly documentos: number;
  readonly paginas: number;
  readonly certos: number;
  readonly vazios: number;
  readonly errados: readonly string[];
  /** Milliseconds a page: half of the documents, and the slowest one. */
  readonly mediana: number;
  readonly pior: number;
  readonly alvo: number;
}

/**
 * The goal of reading: on documents of known layouts every field right or blank, none wrong; and how long a page takes. The thread is warm:
 * opening pdf.js and the recogniser is paid once in the life of a gateway.
 */
export async function benchLeitura(): Promise<readonly MedidaLeitura[]> {
  const fila = createFilaDeLeitura();
  async function measure(nome: string, quais: ReturnType<typeof documentosImpressos>, print: (n: number) => Promise<Buffer>, alvo: number) {
    const juizos: Juizo[] = [];
    const ms: number[] = [];
    let paginas = 0;
    for (const [n, dados] of quais.entries()) {
      const bytes = new Uint8Array(await print(n));
      if (n === 0) await fila.run({ bytes: bytes.slice(), seguradoras });
      const inicio = performance.now();
      const lida = await fila.run({ bytes, seguradoras });
      ms.push((performance.now() - inicio) / lida.paginas);
      paginas += lida.paginas;
      juizos.push(judgeLeitura(lida, dados));
    }
    const emOrdem = ms.toSorted((a, b) => a - b);
    return {
      nome,
      documentos: quais.length,
      paginas,
      certos: juizos.reduce((soma, { certos }) => soma + certos, 0),
      vazios: juizos.reduce((soma, { vazios }) => soma + vazios.length, 0),
      errados: juizos.flatMap(({ errados }) => errados),
      mediana: emOrdem[Math.floor(emOrdem.length / 2)] ?? 0,
      pior: emOrdem.at(-1) ?? 0,
      alvo,
    };
  }
  const todos = documentosImpressos(COM_TEXTO);
  const fichas = documentosImpressos(COM_TEXTO)
    .filter(({ familia }) => familia === 'FICHA')
    .slice(0, DIGITALIZADOS);
  try {
    return [
      await measure('com texto', todos, (n) => printDocumento(todos[n] as never), 1_500),
      await measure('digitalizados', fichas, (n) => printScan(drawDocumento(fichas[n] as never), n), 20_000),
    ];
  } finally {
    await fila.close();
  }
}
