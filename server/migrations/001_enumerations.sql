-- The specification's enumerations, with its names and numbers (section 3). domain/ holds the same lists;
-- a test compares the two.

create table languages (id smallint primary key, name text not null unique);
insert into languages (id, name) values
  (1, 'english'), (2, 'spanish'), (3, 'german'), (4, 'french'), (5, 'arabic'),
  (6, 'serbian_latin'), (7, 'serbian_cyrillic');

create table poi_types (id smallint primary key, name text not null unique);
insert into poi_types (id, name) values
  (2, 'masterplan_info'), (3, 'masterplan'), (4, 'plot'), (5, 'building'), (6, 'apartment'),
  (7, 'building_apartment_view'), (8, 'masterplan_camera_view'), (9, 'menu_item'),
  (10, 'streetview_start_point'), (11, 'streetview_point'), (12, 'building_info'), (13, 'apartment_info');

create table media_types (id smallint primary key, name text not null unique);
insert into media_types (id, name) values
  (1, 'poi_title'), (2, 'poi_image'), (3, 'project_title_image'), (4, 'project_text_description'),
  (5, 'menu_item_title'), (6, 'media_gallery'), (10, 'poi_unity_component_data'), (11, 'description'),
  (12, 'image'), (13, 'level'), (14, 'level_order'), (15, 'card_type'), (16, 'unity_serialize_component'),
  (17, 'unity_link_component'), (18, 'poi_data'), (19, 'unity_language_config'), (21, 'poi_image_dzi'),
  (22, 'project_title');

create table media_contexts (id smallint primary key, name text not null unique);
insert into media_contexts (id, name) values (1, 'project'), (2, 'poi'), (3, 'menu_item');

create table roles (id smallint primary key, name text not null unique);
insert into roles (id, name) values
  (1, 'super_admin'), (2, 'project_admin'), (3, 'project_editor'), (4, 'user'), (5, 'sales_agent');

create table apartment_statuses (name text primary key, number smallint not null);
insert into apartment_statuses (name, number) values
  ('available', 1), ('pending-reservation', 2), ('reserved', 2), ('sold', 3), ('unavailable', 4);

create table apartment_type_keys (name text primary key);
insert into apartment_type_keys (name) values
  ('studio'), ('one_bedroom'), ('two_bedroomroom'), ('three_bedroom'), ('four_bedroom'), ('duplex');
