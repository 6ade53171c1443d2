/** The header of an OFX 1 file. */
export const cabecalhoOfx = (charset = '1252'): string =>
  ['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:USASCII', `CHARSET:${charset}`, 'COMPRESSION:NONE', ''].join(
    '\r\n',
  );

interface MovimentoEscrito {
  readonly valor?: string;
  readonly memo?: string;
  readonly fitid?: string;
  readonly dia?: string;
}

/** A movement as banks write it: no element with a text is ever ended. */
export const movimentoSgml = ({ valor = '-19.90', memo = 'TARIFA', fitid = 'F1', dia = '20261110' }: MovimentoEscrito = {}): string =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${dia}<TRNAMT>${valor}<FITID>${fitid}<MEMO>${memo}</STMTTRN>`;

/** The statement of one account. */
export const extratoSgml = (movimentos: string, { conta = '12345-6', saldo = '1234.56' } = {}): string =>
  `<STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>0341<BRANCHID>1234<ACCTID>${conta}<ACCTTYPE>CHECKING</BANKACCTFROM>` +
  `<BANKTRANLIST><DTSTART>20261101<DTEND>20261130${movimentos}</BANKTRANLIST>` +
  `<LEDGERBAL><BALAMT>${saldo}<DTASOF>20261130</LEDGERBAL><AVAILBAL><BALAMT>9.99<DTASOF>20261130</AVAILBAL></STMTRS></STMTTRNRS>`;

/** A whole file. */
export const ofxSgml = (extratos: string, charset?: string): string =>
  `${cabecalhoOfx(charset)}\r\n<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>` +
  `<BANKMSGSRSV1>${extratos}</BANKMSGSRSV1></OFX>`;

/** The same as XML: every element is ended. */
export const ofxXml = (sgml: string, codificacao = 'UTF-8'): string =>
  `<?xml version="1.0" encoding="${codificacao}"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n${sgml
    .slice(sgml.indexOf('<OFX>'))
    .replace(/<([A-Z0-9]+)>([^<\r\n]+)/g, '<$1>$2</$1>')}`;
