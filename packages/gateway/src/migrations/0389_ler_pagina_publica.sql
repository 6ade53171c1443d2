-- All that the published page of an address says, in one reading: who opens it waits for a single journey to the database. Nothing of it is
-- more than the page itself shows.
create function balcao.ler_pagina_publica(p_slug text)
returns table (conteudo jsonb, consentimento_versao integer, corretora jsonb, logo_da_corretora text, tamanhos jsonb)
language sql stable security definer set search_path = balcao, pg_temp as $$
  select v.conteudo, v.consentimento_versao, jsonb_build_object('nome', c.fantasia, 'cnpj', c.cnpj, 'susep', c.susep), c.logo_sha256,
    coalesce((
      select jsonb_object_agg(i.sha256, jsonb_build_object('largura', i.largura, 'altura', i.altura)) from imagem_pagina i
      where i.assinatura_id = b.assinatura_id and i.sha256 in (v.conteudo ->> 'logo', v.conteudo ->> 'foto')), '{}')
  from buscar_pagina_publica(p_slug) b
  join pagina_publica p on p.id = b.id
  join pagina_publicada v on v.id = b.publicada_id
  join corretora c on c.id = p.corretora_id
$$;
revoke execute on function balcao.ler_pagina_publica from public;
grant execute on function balcao.ler_pagina_publica to balcao_app;
