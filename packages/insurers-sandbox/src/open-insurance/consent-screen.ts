import type { Consent } from './consent.store.ts';
import { type Produto, productsIn } from './permissions.table.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ITENS: Readonly<Record<Produto, string>> = {
  auto: 'Seguros de automóvel: apólices, coberturas, prêmio e sinistros',
  patrimonial: 'Seguros de imóveis e empresas: apólices, coberturas, prêmio e sinistros',
  person: 'Seguros de vida e de pessoas: apólices, coberturas, prêmio e sinistros',
};

const ESTILO = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1f2430;background:#f2f4f7}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.4rem;line-height:1.25;margin:0 0 1rem}
.caixa{background:#fff;border:1px solid #d4d9e2;border-radius:.75rem;padding:1rem;margin-bottom:1rem}ul{padding-left:1.2rem;margin:.5rem 0}
label{display:block;font-weight:600;margin-bottom:.35rem}input{width:100%;font:inherit;padding:.65rem;border:1px solid #6b7280;border-radius:.5rem}
button{width:100%;font:inherit;font-weight:600;padding:.8rem;border-radius:.5rem;border:1px solid #14532d;margin-top:.75rem;cursor:pointer}
.sim{background:#14532d;color:#fff}.nao{background:#fff;color:#14532d}.erro{color:#9f1239;font-weight:600}:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`;

const page = (titulo: string, corpo: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(titulo)}</title><style>${ESTILO}</style></head><body><main>${corpo}</main></body></html>`;

const TIPOS: Readonly<Record<string, string>> = {
  ALTERACAO: 'alteração',
  INCLUSAO: 'inclusão',
  EXCLUSAO: 'exclusão',
  CANCELAMENTO: 'cancelamento',
};

/** What the brokerage asks to read, or to change. */
function askedOf({ permissoes, endosso }: Consent, ate: string): string {
  if (endosso)
    return `<p>Pelo Open Insurance, a sua corretora pede, por meio do <strong>Balcão</strong>, um endosso de
<strong>${escaped(TIPOS[endosso.endorsementType] ?? '')}</strong> na apólice <strong>${escaped(endosso.policyId)}</strong>:</p>
<p>${escaped(endosso.requestDescription)}</p><p>A autorização serve a este pedido só, e vale até <strong>${ate}</strong>.</p>`;
  const itens = productsIn(permissoes).map((produto) => `<li>${ITENS[produto]}</li>`);
  return `<p>Pelo Open Insurance, a sua corretora pede para ler, por meio do <strong>Balcão</strong>:</p><ul>${itens.join('')}</ul>
<p>Vale até <strong>${ate}</strong>. Você pode cancelar quando quiser, aqui ou na corretora.</p>`;
}

/** What a person reads at the insurer before they say yes or no. */
export function consentPage({ seguradora, consent, erro }: { seguradora: string; consent: Consent; erro: string | null }): string {
  const ate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(consent.expiraEm);
  const aviso = erro ? `<p class="erro" role="alert" id="erro">${escaped(erro)}</p>` : '';
  const titulo = `${seguradora}: ${consent.endosso ? 'mudar a sua apólice' : 'compartilhar os seus dados'}`;
  return page(
    titulo,
    `<h1>${escaped(titulo)}</h1>
<div class="caixa">${askedOf(consent, ate)}</div>
<form method="post" class="caixa">${aviso}<label for="cpf">Confirme o seu CPF</label>
<input id="cpf" name="cpf" inputmode="numeric" autocomplete="off"${erro ? ' aria-invalid="true" aria-describedby="erro"' : ''}>
<button class="sim" name="resposta" value="sim">Autorizar</button><button class="nao" name="resposta" value="nao">Não autorizar</button></form>`,
  );
}

/** What stands where there is nothing to say yes or no to. */
export const noConsentPage = (): string =>
  page(
    'Pedido não encontrado',
    '<h1>Pedido não encontrado</h1><p>Este pedido já foi respondido ou passou da hora. Abra de novo o link da corretora.</p>',
  );
