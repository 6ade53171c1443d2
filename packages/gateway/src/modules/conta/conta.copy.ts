/** Sentences of a person's own account. */
export const frases = {
  senhaAtual: 'A senha atual não confere.',
  telefone: 'Informe o telefone com DDD.',
  mfaAtivo: 'O segundo fator já está ligado.',
  mfaSemPedido: 'Comece de novo: peça outro código para o aplicativo.',
  mfaDesligado: 'O segundo fator não está ligado.',
  mfaExigido: 'A sua assinatura exige o segundo fator: ele não pode ser desligado.',
  muitasTentativas: 'Muitas tentativas incorretas. Aguarde alguns minutos e tente de novo.',
} as const;

const NAVEGADORES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.+Safari\//, 'Safari'],
];
const SISTEMAS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bWindows\b/, 'no Windows'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bMac OS X\b/, 'no Mac'],
  [/\bLinux\b/, 'no Linux'],
];

const nameIn = (tabela: typeof NAVEGADORES, userAgent: string): string | undefined =>
  tabela.find(([padrao]) => padrao.test(userAgent))?.[1];

/** Browser and system in plain words, as far as the browser told: `Chrome no Windows`. */
export function describeAparelho(userAgent: string | null): string {
  const texto = userAgent ?? '';
  const [navegador, sistema] = [nameIn(NAVEGADORES, texto), nameIn(SISTEMAS, texto)];
  if (!navegador && !sistema) return 'Aparelho desconhecido';
  return [navegador ?? 'Navegador', sistema].filter(Boolean).join(' ');
}
