import type { Contestacao } from '@balcao/contracts';
import { formatTelefone } from '@balcao/domain';
import { copy } from './contestacao.copy.ts';
import type { PartesDaCarta } from './contestacao-vista.repository.ts';

const MARGEM = 48;
const LARGURA = 595.28 - MARGEM * 2;
const COR = { marca: '#0b4a52', texto: '#1f2a2c', suave: '#5c6b6e', linha: '#c9d3d5' } as const;
const FONTE = { normal: 'Helvetica', forte: 'Helvetica-Bold' } as const;
const ALTURA_DA_LINHA = 15;

const COLUNAS = [
  ['apolice', 92, 'left'],
  ['parcela', 74, 'left'],
  ['segurado', 118, 'left'],
  ['previsao', 56, 'left'],
  ['prevista', 53, 'right'],
  ['recebida', 53, 'right'],
  ['diferenca', LARGURA - 446, 'right'],
] as const;

// the standard fonts know Latin-1 and its typographic neighbours alone
const printable = (text: string): string => text.replace(/[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2026]/g, '?');

type Linha = Readonly<Record<(typeof COLUNAS)[number][0], string>>;

const lineOf = (item: Contestacao['comissoes'][number]): Linha => ({
  apolice: item.apolice ?? copy.excluida,
  parcela: [item.parcela, item.endosso && copy.endosso(item.endosso)].filter((parte) => parte !== null).join(', '),
  segurado: item.segurado ?? '',
  previsao: item.previsaoEm ? copy.dia(item.previsaoEm) : '',
  prevista: copy.dinheiro(item.previstaCentavos),
  recebida: copy.dinheiro(item.recebidaCentavos),
  diferenca: copy.dinheiro(item.diferencaCentavos),
});

/** The letter that asks an insurer for commissions, with their policies, as they were when they were contested. */
export async function drawCarta(
  contestacao: Contestacao,
  { partes, criadaEm, dia }: { readonly partes: PartesDaCarta; readonly criadaEm: Date; readonly dia: string },
): Promise<Buffer> {
  // a heavy library for a rare document: a start does not wait for it
  const { default: PDFDocument } = await import('pdfkit');
  const titulo = copy.titulo(contestacao.numero);
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGEM,
    lang: 'pt-BR',
    bufferPages: true,
    info: { Title: titulo, Author: printable(partes.corretora), CreationDate: criadaEm },
  });
  const pedacos: Buffer[] = [];
  const inteiro = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
    doc.on('end', () => resolve(Buffer.concat(pedacos)));
    doc.on('error', reject);
  });
  const say = (texto: string, { forte = false, tamanho = 10, cor = COR.texto as string, antes = 0.2 } = {}) =>
    doc
      .moveDown(antes)
      .font(forte ? FONTE.forte : FONTE.normal)
      .fontSize(tamanho)
      .fillColor(cor)
      .text(printable(texto), MARGEM, doc.y, { width: LARGURA });
  const fits = (altura: number): boolean => doc.y + altura <= doc.page.height - MARGEM - ALTURA_DA_LINHA;
  const row = (linha: Linha, { forte = false } = {}) => {
    if (!fits(ALTURA_DA_LINHA)) {
      doc.addPage();
      head();
    }
    const y = doc.y;
    let x = MARGEM;
    doc
      .font(forte ? FONTE.forte : FONTE.normal)
      .fontSize(8)
      .fillColor(COR.texto);
    for (const [campo, largura, align] of COLUNAS) {
      doc.text(printable(linha[campo]), x, y, { width: largura - 4, height: ALTURA_DA_LINHA - 3, align, ellipsis: true, lineBreak: false });
      x += largura;
    }
    doc
      .moveTo(MARGEM, y + ALTURA_DA_LINHA - 4)
      .lineTo(MARGEM + LARGURA, y + ALTURA_DA_LINHA - 4)
      .lineWidth(0.5)
      .strokeColor(COR.linha)
      .stroke();
    doc.x = MARGEM;
    doc.y = y + ALTURA_DA_LINHA;
  };
  const head = () => row(copy.colunas, { forte: true });

  say(partes.corretora, { forte: true, tamanho: 13, cor: COR.marca, antes: 0 });
  say(
    [copy.cnpj(partes.cnpj), partes.susep && copy.susep(partes.susep), partes.telefone && copy.telefone(formatTelefone(partes.telefone))]
      .filter(Boolean)
      .join(' · '),
    { tamanho: 9, cor: COR.suave },
  );
  say(copy.dia(dia), { antes: 1.4 });
  say(copy.a(partes.seguradora), { forte: true, antes: 0.8 });
  say(copy.setor);
  if (partes.codigoCorretor) say(copy.codigo(partes.codigoCorretor));
  say(titulo, { forte: true, tamanho: 13, cor: COR.marca, antes: 1.4 });
  say(copy.motivo(contestacao.motivo), { antes: 0.6 });
  say(copy.pedido(contestacao.comissoes.length, copy.dinheiro(contestacao.diferencaCentavos)), { antes: 0.6 });
  if (contestacao.texto) say(contestacao.texto, { antes: 0.6 });
  doc.moveDown(1);
  head();
  for (const item of contestacao.comissoes) row(lineOf(item));
  const sum = (campo: 'previstaCentavos' | 'recebidaCentavos' | 'diferencaCentavos') =>
    copy.dinheiro(contestacao.comissoes.reduce((soma, item) => soma + item[campo], 0));
  row(
    {
      apolice: copy.total,
      parcela: '',
      segurado: '',
      previsao: '',
      prevista: sum('previstaCentavos'),
      recebida: sum('recebidaCentavos'),
      diferenca: sum('diferencaCentavos'),
    },
    { forte: true },
  );
  if (!fits(60)) doc.addPage();
  say(copy.fecho, { antes: 1.4 });
  say(partes.corretora, { forte: true, antes: 0.8 });
  const { count } = doc.bufferedPageRange();
  for (let pagina = 0; pagina < count; pagina += 1) {
    doc.switchToPage(pagina);
    // below the margin, where text would begin another page
    doc.page.margins.bottom = 0;
    doc.font(FONTE.normal).fontSize(8).fillColor(COR.suave);
    doc.text(copy.pagina(pagina + 1, count), MARGEM, doc.page.height - MARGEM + 12, { width: LARGURA, align: 'right', lineBreak: false });
  }
  doc.end();
  return inteiro;
}
