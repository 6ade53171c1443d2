import { formatCentavos, formatData, formatDocumento } from '@balcao/domain';
import { copy } from './recibo.copy.ts';
import { sayDestino } from './destino.model.ts';
import type { ReciboLido } from './remessa.repository.ts';

const MARGEM = 48;
const LARGURA = 499;
const VALOR = 110;
const COR = { marca: '#0b4a52', texto: '#1f2a2c', suave: '#5c6b6e', linha: '#d5dcdd' } as const;
const FONTE = { normal: 'Helvetica', forte: 'Helvetica-Bold' } as const;

// the standard fonts know Latin-1 alone
const printable = (text: string): string => text.replace(/[^\n\u0020-\u007e\u00a0-\u00ff]/g, '?');

/** The receipt of a payment: of a person, as one who works on their own (RPA); of a company, of commissions. Signed on paper by who was paid. */
export async function drawRecibo(recibo: ReciboLido): Promise<Buffer> {
  // a heavy library for a rare document: a start does not wait for it
  const { default: PDFDocument } = await import('pdfkit');
  const titulo = copy.titulo[recibo.pessoa];
  const doc = new PDFDocument({ size: 'A4', margin: MARGEM, info: { Title: `${titulo} ${copy.numero(recibo.lote)}` } });
  const pedacos: Buffer[] = [];
  const inteiro = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
    doc.on('end', () => resolve(Buffer.concat(pedacos)));
    doc.on('error', reject);
  });
  const write = (texto: string, { forte = false, tamanho = 10, cor = COR.texto as string } = {}): void =>
    void doc
      .font(forte ? FONTE.forte : FONTE.normal)
      .fontSize(tamanho)
      .fillColor(cor)
      .text(printable(texto), MARGEM, doc.y, { width: LARGURA });
  /** A name at the left, what it is worth at the right. */
  const pair = (nome: string, centavos: number, forte = false): void => {
    const y = doc.y;
    write(nome, { forte });
    const depois = doc.y;
    doc.text(formatCentavos(centavos), MARGEM + LARGURA - VALOR, y, { width: VALOR, align: 'right' });
    doc.y = Math.max(depois, doc.y) + 3;
  };
  const rule = (): void => {
    doc
      .moveTo(MARGEM, doc.y + 3)
      .lineTo(MARGEM + LARGURA, doc.y + 3)
      .strokeColor(COR.linha)
      .stroke();
    doc.y += 9;
  };

  write(recibo.empresa, { forte: true, tamanho: 13, cor: COR.marca });
  write(formatDocumento(recibo.cnpj), { tamanho: 9, cor: COR.suave });
  doc.moveDown(1);
  write(titulo, { forte: true, tamanho: 18, cor: COR.marca });
  write(copy.numero(recibo.lote), { cor: COR.suave });
  doc.moveDown(1);
  write(
    copy.texto({
      produtor: recibo.produtor,
      documento: formatDocumento(recibo.documento),
      pessoa: recibo.pessoa,
      empresa: recibo.empresa,
      cnpj: formatDocumento(recibo.cnpj),
      liquido: formatCentavos(recibo.liquidoCentavos),
      dia: formatData(recibo.pagoEm ?? ''),
    }),
  );
  doc.moveDown(1);
  pair(copy.bruto, recibo.brutoCentavos, true);
  pair(copy.irrf, -recibo.irrfCentavos);
  pair(copy.iss, -recibo.issCentavos);
  pair(copy.inss, -recibo.inssCentavos);
  if (recibo.acertoIrrfCentavos !== 0) pair(copy.acertoIrrf, -recibo.acertoIrrfCentavos);
  if (recibo.acertoInssCentavos !== 0) pair(copy.acertoInss, -recibo.acertoInssCentavos);
  rule();
  pair(copy.liquido, recibo.liquidoCentavos, true);
  if (recibo.retencaoMes !== null) {
    doc.moveDown(0.5);
    write(copy.pelaTabela(formatData(recibo.retencaoMes).slice(3)), { tamanho: 9, cor: COR.suave });
    if (recibo.mesBrutoCentavos) {
      pair(copy.noMesAntes, recibo.mesBrutoCentavos);
      pair(copy.inssAntes, recibo.mesInssCentavos ?? 0);
      pair(copy.irrfAntes, recibo.mesIrrfCentavos ?? 0);
    }
  }
  const destino = sayDestino(recibo);
  if (destino) write(copy.pagoPor(destino), { tamanho: 9, cor: COR.suave });
  doc.moveDown(1);
  write(copy.doQue, { forte: true });
  rule();
  for (const { apolice, segurado, dia, valorCentavos } of recibo.linhas)
    pair(copy.linha({ dia: formatData(dia), apolice, segurado }), valorCentavos);
  doc.moveDown(3);
  write('________________________________________');
  write(recibo.produtor);
  write(formatDocumento(recibo.documento), { tamanho: 9, cor: COR.suave });
  doc.end();
  return inteiro;
}
