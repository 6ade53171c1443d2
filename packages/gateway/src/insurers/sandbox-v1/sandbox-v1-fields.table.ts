/** Fields of list items: same position, our name. */
const animal: Readonly<Record<string, string>> = {
  especie: 'especie',
  nome: 'nome',
  raca: 'raca',
  porte: 'porte',
  nascimento: 'nascimento',
  microchip: 'microchip',
  vacinado: 'vacinasEmDia',
  preexistencias: 'preexistencias',
};
const vida: Readonly<Record<string, string>> = { papel: 'papel', familia: 'familia', nascimento: 'nascimento', sexo: 'sexo', cid: 'cid' };

const campos: Readonly<Record<string, string>> = {
  'vigencia.inicio': 'seguro.vigIni',
  'vigencia.fim': 'seguro.vigFim',
  movimento: 'seguro.tipo',
  observacoes: 'observacoes',
  'tutor.documento': 'segurado.documento',
  'tutor.nome': 'segurado.nome',
  'tutor.cep': 'segurado.cep',
  tutor: 'segurado.documento',
  animais: 'pets',
  'plano.nivel': 'coberturas.plano',
  'plano.reembolsoPct': 'coberturas.reembolso',
  'plano.tetoAnualCentavos': 'coberturas.limiteAnualCentavos',
  'plano.rcTutorCentavos': 'coberturas.rcTutorCentavos',
  plano: 'coberturas.plano',
  'contratante.documento': 'segurado.documento',
  'contratante.nome': 'segurado.nome',
  'contratante.cep': 'segurado.cep',
  'contratante.abertura': 'contrato.aberturaEmpresa',
  'contratante.entidade': 'contrato.entidade',
  contratante: 'segurado.documento',
  'produto.contratacao': 'contrato.contratacao',
  'produto.municipio': 'contrato.municipio',
  'produto.uf': 'contrato.uf',
  'produto.abrangencia': 'contrato.abrangencia',
  'produto.segmentacao': 'contrato.segmentacao',
  'produto.acomodacao': 'contrato.acomodacao',
  'produto.coparticipacao': 'contrato.coparticipacao',
  'produto.reembolsoCentavos': 'contrato.reembolsoCentavos',
  'produto.rede': 'contrato.redeDesejada',
  produto: 'contrato.contratacao',
  'portabilidade.meses': 'contrato.planoAtualMeses',
  portabilidade: 'contrato.planoAtual',
  beneficiarios: 'vidas',
  faixas: 'faixas',
};

const ITEM = /^(animais|beneficiarios)\.(\d+)(?:\.(\w+))?/;

/**
 * The field of our risk for a path of the payload, or undefined when there is none.
 *
 * @example toSandboxField('animais.0.vacinado') // 'pets.0.vacinasEmDia'
 */
export function toSandboxField(path: string): string | undefined {
  const plain = path.replace(/\[(\d+)\]/g, '.$1').replace(/^data\./, '');
  const [, lista, posicao, nome = ''] = ITEM.exec(plain) ?? [];
  if (lista) {
    const [nossa, nomes] = lista === 'animais' ? (['pets', animal] as const) : (['vidas', vida] as const);
    return nomes[nome] ? `${nossa}.${posicao}.${nomes[nome]}` : nossa;
  }
  const parts = plain.split('.');
  for (let n = parts.length; n > 0; n--) {
    const campo = campos[parts.slice(0, n).join('.')];
    if (campo) return campo;
  }
  return undefined;
}
