import { type Comparativo, type LinhaComparativo, marcaDaSeguradora, rotulosMudanca } from '@balcao/domain';
import PDFDocument from 'pdfkit';
import { drawLogo } from '../../plugins/pdf-logo.ts';
import { comparativoCopy as copy } from './comparativo.copy.ts';

/** Everything the printed comparison shows, already in words. */
export interface ComparativoImpresso {
  /** `logo`: a PNG or JPEG as a data URL, drawn above the name. `telefone`: digits, empty when there is none. */
  readonly corretora: {
    readonly nome: string;
    readonly cnpj: string;
    readonly susep: string;
    readonly telefone: string;
    readonly logo: string | null;
  };
  /** Who attends to the client; null when nobody is known. `telefone`: as it is read, empty when there is none. */
  readonly corretor: { readonly nome: string; readonly email: string; readonly telefone: string } | null;
  readonly numero: string;
  /** Day the first price ends, `YYYY-MM-DD`; null when none does. */
  readonly validade: string | null;
  readonly segurado: string | null;
  readonly bem: string | null;
  readonly vigencia: { readonly de: string; readonly ate: string } | null;
  readonly emitidoEm: string;
  readonly grade: Comparativo;
  /** What is said of the first column where it is the policy being renewed; null where it is an offer. */
  readonly notaAtual: string | null;
}

type Doc = PDFKit.PDFDocument;

const MARGEM = 36;
const RODAPE = 46;
const RESPIRO = 4;
const COR = { marca: '#0b4a52', texto: '#1f2a2c', suave: '#5c6b6e', linha: '#d5dddd', grupo: '#e8f0f0', diferente: '#fdf3dc' } as const;
const FONTE = { normal: 'Helvetica', forte: 'Helvetica-Bold' } as const;

// the standard fonts know Latin-1 and its typographic neighbours; anything else would print as garbage
const UNPRINTABLE = /[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/g;
// an amount never breaks between its sign and its digits
const printable = (text: string): string => text.replace(UNPRINTABLE, '?').replaceAll('R$ ', 'R$\u00a0');

function widths(doc: Doc, colunas: number): { rotulo: number; coluna: number } {
  const usable = doc.page.width - 2 * MARGEM;
  const rotulo = usable * (colunas > 3 ? 0.2 : 0.26);
  return { rotulo, coluna: (usable - rotulo) / colunas };
}

const bottomOf = (doc: Doc): number => doc.page.height - MARGEM - RODAPE;

const tituloOf = ({ grade }: ComparativoImpresso): string => (grade.colunas.length === 1 ? copy.tituloDeUma : copy.titulo);

/** Values of a row, each with its change from the current policy in words. */
const valuesOf = ({ valores, mudancas }: LinhaComparativo): string[] =>
  valores.map((valor, index) => [valor, ...(mudancas?.[index] ?? []).map((mudanca) => `(${rotulosMudanca[mudanca]})`)].join('\n'));

function heading(doc: Doc, impresso: ComparativoImpresso): void {
  const { corretora, corretor, numero, segurado, bem, vigencia, emitidoEm, validade } = impresso;
  drawLogo(doc, corretora.logo, MARGEM);
  doc.font(FONTE.forte).fontSize(15).fillColor(COR.marca).text(printable(corretora.nome), MARGEM, doc.y);
  doc.font(FONTE.normal).fontSize(8.5).fillColor(COR.suave).text(copy.corretora(corretora));
  if (corretor) doc.text(printable(copy.corretor(corretor)));
  doc.moveDown(0.8).font(FONTE.forte).fontSize(12).fillColor(COR.texto).text(tituloOf(impresso));
  const facts = [
    copy.orcamento(numero),
    segurado && copy.segurado(segurado),
    bem && copy.bem(bem),
    vigencia && copy.vigencia(vigencia.de, vigencia.ate),
    copy.emitido(emitidoEm),
  ];
  doc.moveDown(0.3).font(FONTE.normal).fontSize(8.5).fillColor(COR.suave);
  for (const fact of facts) if (fact) doc.text(printable(fact));
  if (validade) doc.font(FONTE.forte).fillColor(COR.texto).text(copy.precosAte(validade));
  doc.moveDown(0.6);
}

const MARCA = 18;

/** The mark of an insurer as the screen draws it, where the reader looks for the name. */
function drawMarca(doc: Doc, slug: string, { x, y }: { x: number; y: number }): void {
  const { sigla, cor, corDaFigura, contorno } = marcaDaSeguradora(slug);
  doc
    .save()
    .translate(x, y)
    .scale(MARCA / 32);
  doc.roundedRect(0, 0, 32, 32, 6).clip();
  doc.rect(0, 0, 32, 32).fill(cor).path(contorno).fill(corDaFigura);
  doc.font(FONTE.forte).fontSize(14).fillColor('#ffffff').text(sigla, 0, 10, { width: 32, align: 'center', lineBreak: false });
  doc.restore();
}

interface Aparencia {
  readonly bold?: boolean;
  readonly fill?: string;
  readonly size?: number;
  /** Whose mark stands beside the text of each cell, by their order. */
  readonly marcas?: readonly (string | undefined)[];
  readonly onNewPage?: () => void;
}

/** One row of cells, all as tall as the tallest; starts another page (with the column titles) when it does not fit. */
function row(doc: Doc, cells: readonly string[], look: Aparencia): void {
  const { rotulo, coluna } = widths(doc, cells.length - 1);
  const setFont = () => doc.font(look.bold ? FONTE.forte : FONTE.normal).fontSize(look.size ?? 8.5);
  setFont();
  const widthAt = (index: number): number => (index === 0 ? rotulo : coluna);
  const besideMarca = (index: number): number => (look.marcas?.[index] ? MARCA + RESPIRO : 0);
  const textWidthAt = (index: number): number => widthAt(index) - 2 * RESPIRO - besideMarca(index);
  const heights = cells.map((cell, index) => doc.heightOfString(printable(cell) || ' ', { width: textWidthAt(index) }));
  const height = Math.max(...heights) + 2 * RESPIRO;
  if (doc.y + height > bottomOf(doc) && look.onNewPage) {
    doc.addPage();
    look.onNewPage();
    setFont();
  }
  const top = doc.y;
  if (look.fill) doc.rect(MARGEM, top, doc.page.width - 2 * MARGEM, height).fill(look.fill);
  let left = MARGEM;
  cells.forEach((cell, index) => {
    const slug = look.marcas?.[index];
    if (slug) {
      // right before the name it belongs to, wherever a wide column puts that
      const longest = Math.max(
        ...printable(cell)
          .split('\n')
          .map((texto) => doc.widthOfString(texto)),
      );
      const x = left + widthAt(index) - 2 * RESPIRO - MARCA - Math.min(longest, textWidthAt(index));
      drawMarca(doc, slug, { x, y: top + RESPIRO });
    }
    setFont().fillColor(index === 0 ? COR.suave : COR.texto);
    doc.text(printable(cell), left + RESPIRO + besideMarca(index), top + RESPIRO, {
      width: textWidthAt(index),
      align: index === 0 ? 'left' : 'right',
    });
    left += widthAt(index);
  });
  doc
    .moveTo(MARGEM, top + height)
    .lineTo(doc.page.width - MARGEM, top + height)
    .lineWidth(0.5)
    .stroke(COR.linha);
  doc.x = MARGEM;
  doc.y = top + height;
}

function grid(doc: Doc, { colunas, grupos }: Comparativo): void {
  const titles = (): void =>
    row(doc, ['', ...colunas.map(({ seguradora, pacote }) => `${seguradora}\n${pacote}`)], {
      bold: true,
      size: 9.5,
      marcas: [undefined, ...colunas.map(({ slug }) => slug)],
    });
  titles();
  for (const { titulo, linhas } of grupos) {
    // a group's title never stays alone at the foot of a page
    if (doc.y + 60 > bottomOf(doc)) {
      doc.addPage();
      titles();
    }
    row(doc, [titulo, ...colunas.map(() => '')], { bold: true, fill: COR.grupo, onNewPage: titles });
    for (const linha of linhas) {
      const { rotulo, isDiferente } = linha;
      row(doc, [isDiferente ? `* ${rotulo}` : rotulo, ...valuesOf(linha)], {
        ...(isDiferente && { fill: COR.diferente }),
        onNewPage: titles,
      });
    }
  }
}

function notice(doc: Doc, { notaAtual, grade }: ComparativoImpresso): void {
  const width = doc.page.width - 2 * MARGEM;
  doc.font(FONTE.normal).fontSize(7.5);
  const isComparacao = grade.colunas.length > 1;
  const textos = [...(isComparacao ? [copy.diferente] : []), ...(notaAtual ? [notaAtual] : []), copy.aviso, copy.privacidade];
  const height = textos.reduce((sum, texto) => sum + doc.heightOfString(texto, { width }) + RESPIRO, 12);
  if (doc.y + height > bottomOf(doc)) doc.addPage();
  doc.moveDown(0.8).fillColor(COR.suave);
  for (const texto of textos) doc.text(texto, MARGEM, doc.y, { width }).moveDown(0.3);
}

/** Brokerage and page number at the foot of every page, once the number of pages is known. */
function footers(doc: Doc, nome: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // below the margin text would open another page
    doc.page.margins.bottom = 0;
    const options = { width: doc.page.width - 2 * MARGEM, lineBreak: false } as const;
    const top = doc.page.height - MARGEM;
    doc.font(FONTE.normal).fontSize(7.5).fillColor(COR.suave);
    doc.text(printable(nome), MARGEM, top, { ...options, align: 'left' });
    doc.text(copy.pagina(page - start + 1, count), MARGEM, top, { ...options, align: 'right' });
  }
}

/** The comparison as a PDF: A4, landscape when there are more than three offers. */
export function drawComparativo(impresso: ComparativoImpresso): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    layout: impresso.grade.colunas.length > 3 ? 'landscape' : 'portrait',
    margins: { top: MARGEM, left: MARGEM, right: MARGEM, bottom: RODAPE },
    bufferPages: true,
    lang: 'pt-BR',
    info: { Title: `${tituloOf(impresso)} — ${copy.orcamento(impresso.numero)}`, Author: impresso.corretora.nome },
  });
  heading(doc, impresso);
  grid(doc, impresso.grade);
  notice(doc, impresso);
  footers(doc, impresso.corretora.nome);
  doc.end();
  return doc;
}
