/** A movement of a bank's file; integer centavos, negative when it leaves the account. */
export interface MovimentoOfx {
  readonly fitid: string;
  /** `AAAA-MM-DD` */
  readonly dia: string;
  readonly valorCentavos: number;
  readonly memo: string;
}

/** An account, and what its bank says it has at the end of a day. */
export interface ContaOfx {
  readonly banco: string;
  readonly agencia: string;
  readonly conta: string;
  readonly saldo: { readonly dia: string; readonly centavos: number };
}

const plain = (dia: string): string => dia.replaceAll('-', '');
/** As Brazilian banks write it: a comma before the centavos. */
const written = (centavos: number): string =>
  `${centavos < 0 ? '-' : ''}${Math.trunc(Math.abs(centavos) / 100)},${String(Math.abs(centavos) % 100).padStart(2, '0')}`;

/** A statement as old banks still write it: OFX 1.02 in Latin-1, no element with a text ended, commas in amounts. */
export function writeOfx({ banco, agencia, conta, saldo }: ContaOfx, movimentos: readonly MovimentoOfx[]): Buffer {
  const dias = [...movimentos.map(({ dia }) => dia), saldo.dia].toSorted();
  const cabecalho = [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'SECURITY:NONE',
    'ENCODING:USASCII',
    'CHARSET:1252',
    'COMPRESSION:NONE',
  ];
  const linhas = [
    '<OFX>',
    '<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>',
    '<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL',
    `<BANKACCTFROM><BANKID>0${banco}<BRANCHID>${agencia}<ACCTID>${conta}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${plain(dias[0] ?? saldo.dia)}<DTEND>${plain(saldo.dia)}`,
    ...movimentos.map(
      ({ fitid, dia, valorCentavos, memo }) =>
        `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${plain(dia)}<TRNAMT>${written(valorCentavos)}<FITID>${fitid}<MEMO>${memo}</STMTTRN>`,
    ),
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${written(saldo.centavos)}<DTASOF>${plain(saldo.dia)}</LEDGERBAL>`,
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ];
  return Buffer.from([...cabecalho, '', ...linhas].join('\r\n'), 'latin1');
}
