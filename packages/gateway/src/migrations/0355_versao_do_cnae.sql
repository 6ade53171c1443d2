-- The activities of companies have versions as the other catalogues do.
alter table balcao.catalogo_versao drop constraint catalogo_versao_tipo_check;
alter table balcao.catalogo_versao add constraint catalogo_versao_tipo_check
  check (tipo in ('seguradoras', 'fipe', 'cep', 'cep-faixas', 'ramos', 'planos', 'cnae'));
